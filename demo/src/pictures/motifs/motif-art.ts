import { curve } from '../drawing/path.ts';

/** What a part is to the whole; each way of drawing gives a tone its own colour, dots or hatching. */
export type Tone = 'main' | 'shade' | 'light' | 'accent' | 'dark' | 'blush' | 'flame';

export interface Part {
  readonly d: string;
  readonly tone: Tone;
}

/** A thing drawn in a square from -100 to 100, y downwards: parts from back to front, then lines over them. */
export interface MotifArt {
  readonly parts: readonly Part[];
  readonly lines?: readonly string[];
}

export const main = (d: string): Part => ({ d, tone: 'main' });
export const shade = (d: string): Part => ({ d, tone: 'shade' });
export const light = (d: string): Part => ({ d, tone: 'light' });
export const accent = (d: string): Part => ({ d, tone: 'accent' });
export const dark = (d: string): Part => ({ d, tone: 'dark' });
export const blush = (d: string): Part => ({ d, tone: 'blush' });
export const flame = (d: string): Part => ({ d, tone: 'flame' });

/** A closed curve from its right half, given from top to bottom. */
export function symmetric(half: string): string {
  const right = half.trim().split(/\s+/);
  const left = right
    .filter((token) => !/^0,/.test(token))
    .map((token) => (token.startsWith('-') ? token.slice(1) : `-${token}`))
    .reverse();
  return curve([...right, ...left].join(' '));
}
