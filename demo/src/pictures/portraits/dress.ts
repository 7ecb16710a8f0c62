import { curve, ellipse, polygon } from '../drawing/path.ts';
import { symmetric } from '../motifs/motif-art.ts';
import { type Layer, layer } from './layer.ts';
import type { Sitter } from './sitter.ts';

/** Shoulders, under a head at 0,0. */
const shoulders = symmetric('0,226 70,232 150,258 262,300 330,380 350,620! 0,620');
const neck = symmetric('0,60 62,60 60,150 66,210 96,262 0,300');
const neckShade = curve('-61,90! 61,90! 66,196 40,228 -40,228 -66,196');

const lapel = (side: number) =>
  polygon(
    `${side * 62},214 ${side * 150},258 ${side * 140},420 ${side * 96},440 ${side * 110},470 0,620 ${side * 30},420`,
  );
const collar = (side: number) => polygon(`0,300 ${side * 64},206 ${side * 110},236 ${side * 76},326`);
const stripe = (y: number) =>
  curve(
    `-345,${y + 40}! -180,${y - 14} 0,${y} 180,${y - 14} 345,${y + 40}! 345,${y + 74}! 180,${y + 20} 0,${y + 34} -180,${y + 20} -345,${y + 74}!`,
  );

/** What is worn under the throat and what lies over it. */
interface Dress {
  readonly under: readonly Layer[];
  readonly over: readonly Layer[];
}

type Cut = (sitter: Sitter) => Dress;

const jacket: Cut = ({ colours }) => ({
  under: [layer(colours.deep, shoulders)],
  over: [
    layer(colours.paper, symmetric('0,240 66,220 96,262 60,420 0,620')),
    ...[-1, 1].map((side) => layer(colours.night, lapel(side))),
  ],
});

const shirt: Cut = ({ colours }) => ({
  under: [layer(colours.body, shoulders)],
  over: [
    ...[-1, 1].map((side) => layer(colours.glow, collar(side))),
    ...[380, 450, 520].map((y) => layer(colours.night, ellipse(0, y, 7))),
  ],
});

const rollNeck: Cut = ({ colours }) => ({
  under: [],
  over: [
    layer(colours.deep, shoulders),
    layer(colours.body, symmetric('0,168 60,164 78,180 84,238 60,262 0,270')),
  ],
});

const roundNeck: Cut = ({ colours, skin }) => ({
  under: [layer(colours.body, shoulders), layer(skin, symmetric('0,210 70,214 96,250 60,296 0,306'))],
  over: [layer(colours.spark, symmetric('0,306 62,296 106,246! 118,252! 70,312 0,324'))],
});

const openNeck: Cut = ({ colours, skin }) => ({
  under: [layer(colours.night, shoulders), layer(skin, symmetric('0,214 70,216 128,250 80,340 0,440!'))],
  over: [],
});

const stripes: Cut = ({ colours }) => ({
  under: [layer(colours.paper, shoulders)],
  over: [
    ...[330, 400, 470, 540].map((y) => layer(colours.deep, stripe(y))),
    layer(colours.deep, symmetric('0,250 74,226 100,246! 70,300 0,312')),
  ],
});

/** Neck and clothes. */
export function drawDress(sitter: Sitter): Layer[] {
  const cut = sitter.random.pick([jacket, shirt, rollNeck, roundNeck, openNeck, stripes]);
  const { under, over } = cut(sitter);
  return [...under, layer(sitter.skin, neck), layer(sitter.skinShade, neckShade), ...over];
}
