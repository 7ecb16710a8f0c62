import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { colourOf } from './colour-of.ts';

const forms = {
  poster: { width: 960, height: 1280, widths: [160, 320, 480, 640, 960] },
  banner: { width: 1600, height: 900, widths: [480, 960, 1600] },
  portrait: { width: 800, height: 1000, widths: [160, 320, 480, 800] },
  place: { width: 1600, height: 900, widths: [320, 640, 960, 1600] },
  news: { width: 1600, height: 900, widths: [320, 640, 960, 1600] },
} as const satisfies Record<string, Pick<Picture, 'width' | 'height'> & { widths: readonly number[] }>;

type PictureKind = keyof typeof forms;

/** The picture of a thing, by its kind and its source id. */
export function pictureOf(kind: PictureKind, key: string): Picture {
  const { width, height, widths } = forms[kind];
  return { src: `/media/${kind}/${key}`, width, height, colour: colourOf(key), widths: [...widths] };
}
