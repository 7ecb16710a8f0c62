import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { drawArt } from './draw-art.ts';
import { type PictureKind, pictureForms } from './picture-forms.ts';

/** The picture of a thing, by its kind and its source id. Its colour is the ground that it is drawn on. */
export function describePicture(kind: PictureKind, key: string): Picture {
  const { width, height, widths } = pictureForms[kind];
  return {
    src: `/media/${kind}/${key}`,
    width,
    height,
    colour: drawArt(kind, key).ground,
    widths: [...widths],
  };
}
