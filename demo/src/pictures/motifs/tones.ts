import { oklch } from '../drawing/oklch.ts';
import type { Colours } from '../palettes.ts';
import type { Tone } from './motif-art.ts';

export type Tones = Readonly<Record<Tone, string>>;

/** Cheeks, lips and flames stay warm in every palette. */
export const blush = oklch(0.68, 0.16, 26);
export const flame = oklch(0.84, 0.15, 74);

export const darkOnLight = (colours: Colours): Tones => ({
  main: colours.body,
  shade: colours.deep,
  light: colours.paper,
  accent: colours.spark,
  dark: colours.night,
  blush,
  flame,
});

export const lightOnDark = (colours: Colours): Tones => ({
  main: colours.paper,
  shade: colours.bright,
  light: colours.glow,
  accent: colours.spark,
  dark: colours.night,
  blush,
  flame,
});
