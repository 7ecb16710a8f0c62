import { ellipse, polygon, rect, sector } from '../drawing/path.ts';

/** What a piece of a letter is: each gets its own colour; a hole shows the ground. */
export type Piece = 'stem' | 'bowl' | 'point' | 'hole';

export interface Glyph {
  /** In units of which the letter is 100 high. */
  readonly width: number;
  readonly pieces: readonly { readonly d: string; readonly piece: Piece }[];
}

const stem = (d: string) => ({ d, piece: 'stem' as const });
const bowl = (d: string) => ({ d, piece: 'bowl' as const });
const point = (d: string) => ({ d, piece: 'point' as const });
const hole = (d: string) => ({ d, piece: 'hole' as const });

type Pieces = Glyph['pieces'];

const bar = (x: number, width = 32) => stem(rect(x, 0, width, 100));
const right = (x: number, y: number, r: number) => sector({ x, y }, 0, r, [-90, 90]);
const disc = (x: number, y: number, r: number) => ellipse(x, y, r);

const c: Pieces = [bowl(disc(50, 50, 50)), hole(disc(50, 50, 17)), hole(polygon('50,50 110,18 110,82'))];
const o: Pieces = [bowl(disc(50, 50, 50)), point(disc(50, 50, 18))];
const p: Pieces = [bar(0), bowl(right(32, 33, 33)), hole(disc(38, 33, 9))];
const f: Pieces = [bar(0), bowl(rect(32, 0, 42, 30)), point(rect(32, 40, 30, 24))];

/**
 * Letters built like stage sets, of bars, discs and wedges: our own, so that a poster needs no font.
 * Capitals, figures and the signs that posters use.
 */
export const alphabet: Readonly<Record<string, Glyph>> = {
  A: {
    width: 100,
    pieces: [bowl(polygon('0,100 50,0 100,100')), point(sector({ x: 50, y: 100 }, 0, 24, [180, 360]))],
  },
  B: { width: 66, pieces: [bar(0), bowl(right(32, 24, 24)), point(right(32, 70, 30))] },
  C: { width: 94, pieces: c },
  D: { width: 80, pieces: [bar(0, 30), bowl(right(30, 50, 50)), hole(disc(38, 50, 13))] },
  E: { width: 74, pieces: [...f, bowl(rect(32, 72, 42, 28))] },
  F: { width: 74, pieces: f },
  G: { width: 100, pieces: [...c, point(rect(50, 46, 50, 26))] },
  H: { width: 90, pieces: [bar(0), point(rect(32, 37, 26, 26)), bar(58)] },
  I: { width: 34, pieces: [bar(0, 34)] },
  J: { width: 66, pieces: [stem(rect(34, 0, 32, 66)), bowl(sector({ x: 33, y: 66 }, 0, 34, [0, 180]))] },
  K: {
    width: 94,
    pieces: [bar(0), bowl(polygon('32,50 60,0 94,0 58,50')), point(polygon('32,50 58,50 94,100 60,100'))],
  },
  L: { width: 74, pieces: [bar(0), bowl(rect(32, 68, 42, 32))] },
  M: { width: 118, pieces: [bar(0, 30), bar(88, 30), bowl(polygon('22,0 96,0 59,66'))] },
  N: { width: 96, pieces: [bar(0, 30), bar(66, 30), bowl(polygon('0,0 34,0 96,100 62,100'))] },
  O: { width: 100, pieces: o },
  P: { width: 66, pieces: p },
  Q: { width: 100, pieces: [...o, stem(polygon('58,66 76,54 104,92 88,104'))] },
  R: { width: 84, pieces: [...p, point(polygon('32,66 58,62 84,100 48,100'))] },
  S: {
    width: 62,
    pieces: [
      bowl(sector({ x: 31, y: 28 }, 8, 29, [90, 345])),
      point(sector({ x: 31, y: 72 }, 8, 29, [-90, 165])),
    ],
  },
  T: { width: 84, pieces: [bowl(rect(0, 0, 84, 30)), stem(rect(26, 30, 32, 70))] },
  U: {
    width: 84,
    pieces: [
      stem(rect(0, 0, 30, 58)),
      stem(rect(54, 0, 30, 58)),
      bowl(sector({ x: 42, y: 58 }, 12, 42, [0, 180])),
    ],
  },
  V: {
    width: 100,
    pieces: [bowl(polygon('0,0 100,0 50,100')), point(sector({ x: 50, y: 0 }, 0, 24, [0, 180]))],
  },
  W: { width: 128, pieces: [bowl(polygon('0,0 74,0 37,100')), point(polygon('54,0 128,0 91,100'))] },
  X: { width: 88, pieces: [bowl(polygon('0,0 88,0 44,56')), point(polygon('0,100 88,100 44,44'))] },
  Y: { width: 90, pieces: [bowl(polygon('0,0 90,0 45,62')), stem(rect(29, 46, 32, 54))] },
  Z: {
    width: 78,
    pieces: [stem(rect(0, 0, 78, 28)), bowl(polygon('46,28 78,28 32,72 0,72')), stem(rect(0, 72, 78, 28))],
  },
  0: {
    width: 92,
    pieces: [bowl(ellipse(46, 50, 46, 50)), hole(ellipse(46, 50, 22, 30)), point(disc(46, 50, 11))],
  },
  1: { width: 54, pieces: [stem(rect(20, 0, 34, 100)), point(polygon('20,0 20,36 0,36'))] },
  2: {
    width: 74,
    pieces: [
      bowl(sector({ x: 37, y: 36 }, 9, 36, [180, 400])),
      stem(polygon('46,46 68,58 42,76 0,76')),
      point(rect(0, 74, 74, 26)),
    ],
  },
  3: {
    width: 64,
    pieces: [
      bowl(right(14, 27, 27)),
      point(right(10, 68, 34)),
      hole(disc(14, 27, 6)),
      stem(rect(0, 0, 16, 22)),
    ],
  },
  4: {
    width: 88,
    pieces: [bowl(polygon('46,0 46,70 0,70')), stem(rect(46, 0, 32, 100)), point(rect(0, 58, 88, 18))],
  },
  5: {
    width: 70,
    pieces: [
      stem(rect(6, 0, 60, 26)),
      stem(rect(6, 0, 26, 48)),
      bowl(sector({ x: 36, y: 66 }, 9, 34, [-120, 150])),
    ],
  },
  6: {
    width: 72,
    pieces: [stem(polygon('40,0 70,0 32,62 2,58')), bowl(disc(36, 66, 34)), point(disc(36, 66, 12))],
  },
  7: { width: 76, pieces: [bowl(rect(0, 0, 76, 28)), stem(polygon('42,28 76,28 46,100 12,100'))] },
  8: {
    width: 72,
    pieces: [bowl(disc(36, 26, 26)), point(disc(36, 66, 34)), hole(disc(36, 26, 8)), hole(disc(36, 67, 12))],
  },
  9: {
    width: 72,
    pieces: [stem(polygon('32,100 2,100 40,38 70,42')), bowl(disc(36, 34, 34)), point(disc(36, 34, 12))],
  },
  '!': { width: 40, pieces: [stem(polygon('0,0 40,0 32,64 8,64')), point(disc(20, 84, 16))] },
  '?': {
    width: 66,
    pieces: [
      bowl(sector({ x: 33, y: 30 }, 9, 31, [170, 400])),
      stem(polygon('24,38 46,48 46,66 22,66')),
      point(disc(34, 85, 15)),
    ],
  },
  '%': {
    width: 104,
    pieces: [
      bowl(disc(25, 25, 25)),
      point(disc(79, 75, 25)),
      stem(polygon('66,0 90,0 38,100 14,100')),
      hole(disc(25, 25, 8)),
      hole(disc(79, 75, 8)),
    ],
  },
  '*': {
    width: 100,
    pieces: [
      stem(polygon('40,0 60,0 60,100 40,100')),
      bowl(polygon('2,36 12,18 98,64 88,82')),
      point(polygon('98,36 88,18 2,64 12,82')),
      hole(disc(50, 50, 9)),
    ],
  },
  '“': {
    width: 84,
    pieces: [
      bowl(disc(20, 62, 20)),
      stem(polygon('0,62 30,10 44,16 20,62')),
      bowl(disc(62, 62, 20)),
      stem(polygon('42,62 72,10 86,16 62,62')),
    ],
  },
  '”': {
    width: 84,
    pieces: [
      point(disc(22, 36, 20)),
      stem(polygon('42,36 12,90 -2,84 22,36')),
      point(disc(64, 36, 20)),
      stem(polygon('84,36 54,90 40,84 64,36')),
    ],
  },
  '…': { width: 112, pieces: [stem(disc(16, 84, 16)), bowl(disc(56, 84, 16)), point(disc(96, 84, 16))] },
  '½': {
    width: 100,
    pieces: [
      stem(rect(14, 0, 20, 46)),
      stem(polygon('14,0 14,20 2,20')),
      bowl(polygon('74,0 92,0 28,100 10,100')),
      point(sector({ x: 78, y: 70 }, 5, 18, [180, 400])),
      point(polygon('84,74 92,80 84,88 60,88')),
      point(rect(60, 87, 38, 13)),
    ],
  },
};

export const findGlyph = (character: string): Glyph => {
  const glyph = alphabet[character];
  if (glyph === undefined) throw new Error(`No letter is drawn for ${character}`);
  return glyph;
};
