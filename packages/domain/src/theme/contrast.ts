import { type Colour, luminance, parseColour, writeHex } from './colour.ts';

/** The colours of a theme, by their tokens, in the order in which a form has them. */
export const colourTokens = [
  'paper',
  'paper-raised',
  'ink',
  'grey-1',
  'grey-2',
  'grey-3',
  'accent',
  'accent-ink',
  'note',
  'success',
  'warning',
  'danger',
] as const;
export type ColourToken = (typeof colourTokens)[number];

export type Colours = Readonly<Partial<Record<string, string>>>;

/** Two colours that pages put together: what is read or made out, and what it stands on. */
export interface ColourPair {
  readonly front: ColourToken;
  readonly back: ColourToken;
  /** WCAG 2.2: 4.5 for words (1.4.3), 3 for what is drawn and must be made out (1.4.11). */
  readonly min: number;
}

const [words, drawn] = [4.5, 3];

const pairs = (fronts: readonly ColourToken[], backs: readonly ColourToken[], min: number): ColourPair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, min })));

/** Every pair that the pages of a site put together. Lines of the third grey only part what is apart anyway. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(
    ['ink', 'grey-1', 'grey-2', 'accent', 'success', 'warning', 'danger'],
    ['paper', 'paper-raised'],
    words,
  ),
  ...pairs(['accent-ink'], ['accent'], words),
  ...pairs(['note'], ['paper'], drawn),
];

/** WCAG 2.2, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

export interface WeakPair extends ColourPair {
  readonly contrast: number;
  /** The nearest of the same hue with which all pairs of the front pass; undefined where there is none. */
  readonly nearest: string | undefined;
}

/** Pairs that cannot be read. Colours that are left out, or written in another way, are not judged. */
export function findWeakPairs(colours: Colours): WeakPair[] {
  return colourPairs.flatMap((pair) => {
    const [front, back] = [read(colours, pair.front), read(colours, pair.back)];
    if (!front || !back || passes(colours, pair)) return [];
    return [{ ...pair, contrast: contrast(front, back), nearest: findNearest(colours, pair.front) }];
  });
}

const read = (colours: Colours, token: ColourToken): Colour | undefined => parseColour(colours[token] ?? '');

const step = 0.002;
/** What is offered stands a little beyond the edge: browsers round in ways of their own. */
const margin = 0.05;

/** Lighter or darker by as little as it takes: the hue is the house's. */
function findNearest(colours: Colours, token: ColourToken): string | undefined {
  const colour = read(colours, token);
  if (!colour) return undefined;
  // What stands on it and can be read should be read then, too; what cannot is mended by itself.
  const wanted = colourPairs.filter(
    (pair) => pair.front === token || (pair.back === token && passes(colours, pair)),
  );
  for (let distance = 0; distance <= 1; distance += step)
    for (const lightness of [colour.lightness - distance, colour.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const hex = writeHex({ ...colour, lightness });
      if (wanted.every((pair) => passes({ ...colours, [token]: hex }, { ...pair, min: pair.min + margin })))
        return hex;
    }
  return undefined;
}

function passes(colours: Colours, { front, back, min }: ColourPair): boolean {
  const [over, under] = [read(colours, front), read(colours, back)];
  return !over || !under || contrast(over, under) >= min;
}
