import { rect } from './path.ts';
import { document, type Frame, fill, type Mark } from './svg.ts';

/** A picture about to be drawn: its ground is known before anything is. */
export interface Art {
  readonly ground: string;
  /** Drawn once, since chance moves on. */
  readonly marks: () => readonly Mark[];
}

/** The picture as SVG: drawn on a sheet in its own units, shown as large as `size` says. */
export const drawnOn = (sheet: Frame, size: Frame, { ground, marks }: Art): string =>
  document(sheet, size, [fill(rect(0, 0, sheet.width, sheet.height), ground), ...marks()]);
