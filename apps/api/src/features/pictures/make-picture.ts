import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { type PictureSizeFault, pictureFault, pictureLimits } from '@parterre/domain/pictures/picture-faults';
import {
  type PictureFormat,
  pictureFile,
  pictureFormats,
  pictureWidths,
} from '@parterre/domain/pictures/picture-files';
import { type UploadFormat, uploadFormats } from '@parterre/domain/pictures/upload-formats';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { countPngFrames, type SniffedKind, sniffedBytes, sniffPicture } from './sniff-picture.ts';

export type PictureFault = PictureSizeFault | 'picture_unknown' | 'picture_heic' | 'picture_broken';

export interface ReadablePicture {
  readonly kind: 'readable';
  readonly format: Exclude<SniffedKind, 'unknown'>;
  /** As it is looked at: turned as its camera was held. */
  readonly width: number;
  readonly height: number;
}

export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** What is made of a picture changes with this: the same file is then made anew, under other names. */
const recipe = 1;

/** Photographs: at these nobody sees a difference side by side, and more effort saves little. */
const encoders: Readonly<Record<PictureFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
};

const thumbnail = 160;

/** Transparent pictures stand on paper. */
const paper = '#ffffff';

const options: SharpOptions = {
  // Cut off or damaged pixels are refused; a slip in what is told beside them is nobody's fault.
  failOn: 'error',
  limitInputPixels: pictureLimits.maxPixels,
  sequentialRead: true,
};

/** Heif files may hold AVIF or HEIC; whether this libvips reads the second depends on how it was built. */
const readsHeic = (): boolean => {
  const suffixes: readonly string[] = sharp.format.heif.input.fileSuffix ?? [];
  return suffixes.includes('.heic');
};

export const readableFormats = (): UploadFormat[] =>
  uploadFormats.filter((format) => format !== 'heic' || readsHeic());

/** Names by what is in the file, so that the same upload twice is one. */
export const pictureId = (digest: string): string =>
  createHash('sha256').update(`${recipe}:${digest}`).digest('hex').slice(0, 32);

export const pictureSource = (id: string): string => `/media/uploads/${id}`;

/** Under which names a store has it. */
export const pictureFileNames = (id: string, widths: readonly number[]): string[] =>
  widths.flatMap((width) => pictureFormats.map((format) => storedName(id, width, format)));

const storedName = (id: string, width: number, format: PictureFormat) =>
  pictureFile(`media/uploads/${id}`, width, format);

/** Looks at a file without unpacking it. */
export async function lookAtPicture(path: string): Promise<ReadablePicture | PictureFault> {
  const head = await readHead(path);
  const format = sniffPicture(head);
  if (format === 'unknown') return 'picture_unknown';
  if (format === 'heic' && !readsHeic()) return 'picture_heic';
  const found = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found || !isOfFormat(found, format)) return 'picture_broken';
  const { width, height } = found.autoOrient;
  const frames = Math.max(found.pages ?? 1, format === 'png' ? countPngFrames(head) : 1);
  return pictureFault({ width, height, frames }) ?? { kind: 'readable', format, width, height };
}

const isOfFormat = ({ format }: Metadata, sniffed: SniffedKind): boolean =>
  format === (sniffed === 'avif' || sniffed === 'heic' ? 'heif' : sniffed);

async function readHead(path: string): Promise<Buffer> {
  await using file = await open(path);
  const head = Buffer.alloc(sniffedBytes);
  const { bytesRead } = await file.read(head, 0, sniffedBytes, 0);
  return head.subarray(0, bytesRead);
}

/**
 * The picture in all its widths, one file after another, each handed over as soon as it is made. What libvips writes has nothing of what stood in the
 * file beside its pixels: no place, no camera, no name, no script.
 */
export async function makePicture(
  path: string,
  { width, height }: Pick<ReadablePicture, 'width' | 'height'>,
  id: string,
  keep: (file: MadeFile) => Promise<void>,
): Promise<Picture | 'picture_broken'> {
  const widths = pictureWidths(width);
  const widest = Math.max(...widths);
  // Unpacked, turned and scaled down once: what follows is made of that.
  const whole = await sharp(path, options)
    .autoOrient()
    .flatten({ background: paper })
    .toColourspace('srgb')
    .resize(widest)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!whole) return 'picture_broken';
  const { data, info } = whole;
  const unpacked = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  // Of a thumbnail: nobody sees the difference, and counting takes as long as encoding.
  const { dominant } = await sharp(await unpacked().resize(thumbnail).png().toBuffer()).stats();
  for (const step of widths)
    for (const format of pictureFormats) {
      const content = await encoders[format](unpacked().resize(step)).toBuffer();
      await keep({ name: storedName(id, step, format), type: `image/${format}`, content });
    }
  return { src: pictureSource(id), width, height, colour: writeColour(dominant), widths };
}

const writeColour = ({ r, g, b }: { readonly r: number; readonly g: number; readonly b: number }): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
