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

type Cut = (sitter: Sitter) => Layer[];

const jacket: Cut = ({ colours }) => [
  layer('cloth', colours.deep, shoulders),
  layer('trim', colours.paper, symmetric('0,240 66,220 96,262 60,420 0,620')),
  ...[-1, 1].map((side) => layer('cloth', colours.night, lapel(side))),
];

const shirt: Cut = ({ colours }) => [
  layer('cloth', colours.body, shoulders),
  ...[-1, 1].map((side) => layer('trim', colours.glow, collar(side))),
  ...[380, 450, 520].map((y) => layer('trim', colours.night, ellipse(0, y, 7))),
];

const rollNeck: Cut = ({ colours }) => [
  layer('cloth', colours.deep, shoulders),
  layer('cloth', colours.body, symmetric('0,168 60,164 78,180 84,238 60,262 0,270')),
];

const roundNeck: Cut = ({ colours }) => [
  layer('cloth', colours.body, shoulders),
  layer('skin', '', symmetric('0,210 70,214 96,250 60,296 0,306')),
  layer('trim', colours.spark, symmetric('0,306 62,296 106,246! 118,252! 70,312 0,324')),
];

const openNeck: Cut = ({ colours }) => [
  layer('cloth', colours.night, shoulders),
  layer('skin', '', symmetric('0,214 70,216 128,250 80,340 0,440!')),
];

const stripes: Cut = ({ colours }) => [
  layer('cloth', colours.paper, shoulders),
  ...[330, 400, 470, 540].map((y) =>
    layer(
      'trim',
      colours.deep,
      curve(
        `-345,${y + 40}! -180,${y - 14} 0,${y} 180,${y - 14} 345,${y + 40}! 345,${y + 74}! 180,${y + 20} 0,${y + 34} -180,${y + 20} -345,${y + 74}!`,
      ),
    ),
  ),
  layer('trim', colours.deep, symmetric('0,250 74,226 100,246! 70,300 0,312')),
  layer('skin', '', symmetric('0,214 66,216 86,240 56,278 0,288')),
];

/** Neck and clothes; a low neckline shows skin. */
export function dressOf(sitter: Sitter): Layer[] {
  const cut = sitter.random.pick([jacket, shirt, rollNeck, roundNeck, openNeck, stripes]);
  const worn = cut(sitter).map((it) => (it.stuff === 'skin' ? { ...it, colour: sitter.skin } : it));
  const covers = cut === rollNeck;
  const throat = [layer('skin', sitter.skin, neck), layer('shade', sitter.skinShade, neckShade)];
  return covers
    ? [...throat, ...worn]
    : [
        ...worn.slice(0, 1),
        ...worn.slice(1).filter((it) => it.stuff === 'skin'),
        ...throat,
        ...worn.slice(1).filter((it) => it.stuff !== 'skin'),
      ];
}
