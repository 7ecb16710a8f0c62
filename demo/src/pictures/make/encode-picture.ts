import { pictureFile, pictureFormats } from '@parterre/domain/pictures/picture-files';
import sharp, { type Sharp } from 'sharp';
import { drawSvg } from '../draw-art.ts';
import { pictureForms } from '../picture-forms.ts';
import type { WantedPicture } from './list-pictures.ts';
import type { MadeFile } from './made-file.ts';

/** Flat art stays clean at low quality; more effort would save a few kilobytes and cost minutes. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 44, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 1 }),
} as const;

const pictureFiles = ({ kind, key }: WantedPicture) =>
  pictureForms[kind].widths.flatMap((width) =>
    pictureFormats.map((format) => ({ path: pictureFile(`${kind}/${key}`, width, format), width, format })),
  );

export const fileNames = (picture: WantedPicture): string[] => pictureFiles(picture).map(({ path }) => path);

/** The picture drawn once, and what turns it into each of its files. */
export async function drawPicture(picture: WantedPicture): Promise<MadeFile[]> {
  const svg = Buffer.from(drawSvg(picture.kind, picture.key));
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return pictureFiles(picture).map(({ path, width, format }) => ({
    path,
    content: () => encoders[format](sharp(data, { raw }).resize(width)).toBuffer(),
  }));
}
