import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const scene = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a1f2b"/><circle cx="30%" cy="20%" r="15%" fill="#f4e9d8"/></svg>`;

/** Red, with a light disc above on the left. */
export const draw = (width = 480, height = 320): Sharp =>
  sharp(Buffer.from(scene(width, height))).flatten({ background: '#000000' });

/** Where somebody lives, which camera they have, and what they are called. */
const telltale = {
  IFD0: { Make: 'Telltale', Artist: 'Anna Petrova', ImageDescription: '<script>alert(1)</script>' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '55/1 45/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '37/1 37/1 0/1',
  },
};

/** As a phone writes it that was held upright: lying on its side, with a word on how to turn it. */
export const photograph = (width = 480, height = 320): Promise<Buffer> =>
  draw(width, height).jpeg().withExif(telltale).withMetadata({ orientation: 6 }).toBuffer();

/** A PNG of these chunks, which need not make sense. */
export function writePng(chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const written = chunks.map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...written]);
}

/** Its first chunk: it is as large as it says, whatever follows. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return head;
}
