import sharp, { type Sharp } from 'sharp';
import { svgOf } from '../art-of.ts';
import { pictureForms } from '../picture-forms.ts';
import type { WantedPicture } from './pictures-of.ts';

export interface PictureFile {
  /** `{key}-{width}.{format}` */
  readonly name: string;
  readonly encode: () => Promise<Buffer>;
}

/** Flat art stays clean at low quality; more effort would save a few kilobytes and cost minutes. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 44, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 1 }),
} as const;

export const fileNames = ({ kind, key }: WantedPicture): string[] =>
  pictureForms[kind].widths.flatMap((width) =>
    Object.keys(encoders).map((format) => `${key}-${width}.${format}`),
  );

/** The picture drawn once, and what turns it into each of its files. */
export async function drawPicture({ kind, key }: WantedPicture): Promise<PictureFile[]> {
  const form = pictureForms[kind];
  const { data, info } = await sharp(Buffer.from(svgOf(kind, key)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return form.widths.flatMap((width) =>
    Object.entries(encoders).map(([format, encoder]) => ({
      name: `${key}-${width}.${format}`,
      encode: () => encoder(sharp(data, { raw }).resize(width)).toBuffer(),
    })),
  );
}
