import { oklch } from '../drawing/oklch.ts';
import { curve, polygon, rect, roundRect, sector } from '../drawing/path.ts';
import { clipped, fill, type Mark } from '../drawing/svg.ts';

/** A mark in a square of 64, and the colours that belong to it. */
export interface Brand {
  readonly word: string;
  readonly ground: string;
  readonly paper: string;
  readonly note: string;
  readonly mark: readonly Mark[];
}

const velvet = oklch(0.42, 0.148, 20);
const shadow = oklch(0.31, 0.115, 18);
const paper = oklch(0.972, 0.013, 85);
const brass = oklch(0.76, 0.125, 80);

/** A curtain drawn aside over a row of seats, on the round corner of a ticket. */
const parterreMark: Mark[] = [
  clipped(
    'mark',
    [roundRect(0, 0, 64, 64, 14)],
    [
      fill(rect(0, 0, 64, 64), paper),
      fill(curve('0,0! 33,0! 31,20 22,34 8,42! 8,64! 0,64!'), velvet),
      fill(curve('64,0! 31,0! 33,20 42,34 56,42! 56,64! 64,64!'), velvet),
      fill(curve('0,0! 12,0! 15,18 10,32 0,38!'), shadow),
      fill(curve('64,0! 52,0! 49,18 54,32 64,38!'), shadow),
      fill(polygon('0,40 11,37 12,43 0,46'), brass),
      fill(polygon('64,40 53,37 52,43 64,46'), brass),
      ...[16, 32, 48].map((x) => fill(sector({ x, y: 64 }, 0, 7.4, [180, 360]), brass)),
      ...[8, 24, 40, 56].map((x) => fill(sector({ x, y: 68 }, 0, 8, [180, 360]), velvet)),
    ],
  ),
];

const night = oklch(0.19, 0.025, 265);
const electric = oklch(0.48, 0.27, 266);
const white = oklch(0.985, 0.004, 250);
const cyan = oklch(0.82, 0.13, 195);

/** Wings of a stage, one behind another, and the light between them. */
const kulisseMark: Mark[] = [
  fill(rect(0, 0, 64, 64), electric),
  fill(polygon('8,6 18,12 18,58 8,58'), white),
  fill(polygon('56,6 46,12 46,58 56,58'), white),
  fill(polygon('21,16 28,20 28,58 21,58'), cyan),
  fill(polygon('43,16 36,20 36,58 43,58'), cyan),
  fill(rect(30, 26, 4, 32), night),
];

export const brands = {
  parterre: { word: 'PARTERRE', ground: velvet, paper, note: brass, mark: parterreMark },
  kulisse: { word: 'KULISSE', ground: electric, paper: white, note: cyan, mark: kulisseMark },
} as const satisfies Record<string, Brand>;
