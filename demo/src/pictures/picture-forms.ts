import type { Frame } from './drawing/svg.ts';

interface PictureForm extends Frame {
  /** In which units it is drawn. */
  readonly sheet: Frame;
  /** The widths in which pages use it. */
  readonly widths: readonly number[];
}

const wideSheet = { width: 1600, height: 900 };

export const pictureForms = {
  poster: { width: 960, height: 1280, sheet: { width: 960, height: 1280 }, widths: [160, 320, 640, 960] },
  banner: { width: 1600, height: 900, sheet: wideSheet, widths: [480, 960, 1600] },
  portrait: { width: 640, height: 800, sheet: { width: 800, height: 1000 }, widths: [160, 320, 640] },
  place: { width: 1280, height: 720, sheet: wideSheet, widths: [320, 640, 1280] },
  news: { width: 1280, height: 720, sheet: wideSheet, widths: [320, 640, 1280] },
} as const satisfies Record<string, PictureForm>;

export type PictureKind = keyof typeof pictureForms;
