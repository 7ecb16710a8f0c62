import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { artOf } from './art-of.ts';
import { type PictureKind, pictureForms } from './picture-forms.ts';

/** The picture of a thing, by its kind and its source id. Its colour is the ground that it is drawn on. */
export function pictureOf(kind: PictureKind, key: string): Picture {
  const { width, height, widths } = pictureForms[kind];
  return {
    src: `/media/${kind}/${key}`,
    width,
    height,
    colour: artOf(kind, key).ground,
    widths: [...widths],
  };
}
