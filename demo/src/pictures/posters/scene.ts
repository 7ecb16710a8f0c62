import type { Motif } from '../../events/poster-hint.ts';
import { oklch } from '../drawing/oklch.ts';
import type { Point } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import type { Frame } from '../drawing/svg.ts';
import type { MotifArt, Tone } from '../motifs/motif-art.ts';
import type { Colours } from '../palettes.ts';

/** All that a way of drawing needs: the sheet, the colours, the thing, where it stands, and a stream of chance. */
export interface Scene {
  readonly frame: Frame;
  readonly colours: Colours;
  readonly name: Motif;
  readonly motif: MotifArt;
  readonly random: Random;
  readonly focus: Point;
  /** How wide the thing is drawn. */
  readonly size: number;
}

export type Tones = Readonly<Record<Tone, string>>;

/** Cheeks and lips stay warm in every palette. */
export const blush = oklch(0.68, 0.16, 26);

export const darkOnLight = (colours: Colours): Tones => ({
  main: colours.body,
  shade: colours.deep,
  light: colours.paper,
  accent: colours.spark,
  dark: colours.night,
  blush,
});

export const lightOnDark = (colours: Colours): Tones => ({
  main: colours.paper,
  shade: colours.bright,
  light: colours.glow,
  accent: colours.spark,
  dark: colours.night,
  blush,
});
