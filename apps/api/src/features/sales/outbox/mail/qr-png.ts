import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** Pixels of one square, and squares of the light border that readers need. */
const scale = 6;
const border = 4;

/** The QR of a text as a picture, for mails, which draw no vectors: https://www.w3.org/TR/png-3/ */
export function qrPng(text: string): Buffer {
  const { size, data } = encode(text, { border });
  const rows = data.flatMap((squares) => Array<Buffer>(scale).fill(pixelRow(squares)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header(size * scale)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** As high as wide, one bit for a pixel, in grey. */
function header(side: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(side, 0);
  bytes.writeUInt32BE(side, 4);
  bytes.writeUInt8(1, 8);
  return bytes;
}

/** Light is 1. The first byte says that the row is not filtered. */
function pixelRow(squares: readonly boolean[]): Buffer {
  const bits = squares.map((isDark) => (isDark ? '0' : '1').repeat(scale)).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from([0, ...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
