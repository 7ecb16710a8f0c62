import type { PortraitHint } from '../../persons/portrait-hint.ts';
import { curve, ellipse, polygon } from '../drawing/path.ts';
import { transformed } from '../drawing/transform.ts';
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

const white = '#fdfaf5';

type Cut = (sitter: Sitter) => Dress;

const jacket: Cut = ({ colours }) => ({
  under: [layer(colours.deep, shoulders)],
  over: [
    layer(colours.paper, symmetric('0,240 66,220 96,262 60,420 0,620')),
    ...[-1, 1].map((side) => layer(colours.night, lapel(side))),
  ],
});

const tailcoat: Cut = (sitter) => {
  const { under, over } = jacket(sitter);
  const bow = ['0,252! 58,226 64,252 58,280', '0,252! -58,226 -64,252 -58,280'];
  return {
    under,
    over: [...over, ...bow.map((wing) => layer(white, curve(wing))), layer(white, ellipse(0, 252, 13))],
  };
};

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

const gown: Cut = ({ colours, skin }) => ({
  under: [
    layer(colours.deep, shoulders),
    layer(skin, symmetric('0,214 70,216 190,268 196,320 110,372 0,388')),
  ],
  over: [-60, -36, -12, 12, 36, 60].map((x) => layer(colours.spark, ellipse(x, 292 - (x / 14) ** 2, 9))),
});

const vest = (colour: string) =>
  layer(colour, symmetric('0,420 70,404 128,330 150,262! 204,276! 226,420 250,620! 0,620'));

const leotard: Cut = ({ colours, skin }) => ({
  under: [layer(skin, shoulders)],
  over: [vest(colours.night)],
});

const jersey: Cut = ({ colours, skin }) => ({
  under: [layer(skin, shoulders)],
  over: [
    vest(colours.deep),
    layer(colours.spark, symmetric('0,420 70,404 128,330 150,262! 168,266! 146,346 78,428 0,446')),
    ...[-1, 1].map((side) =>
      layer(
        colours.spark,
        polygon(`${side * 214},400 ${side * 236},520 ${side * 250},620 ${side * 218},620 ${side * 200},500`),
      ),
    ),
  ],
});

const cuts: Readonly<Record<PortraitHint['dress'], readonly [Cut, ...Cut[]]>> = {
  tailcoat: [tailcoat],
  gown: [gown],
  leotard: [leotard],
  jersey: [jersey],
  suit: [jacket],
  day: [shirt, rollNeck, roundNeck, openNeck, stripes],
};

/** Neck and clothes. */
export function drawDress(sitter: Sitter): Layer[] {
  const { under, over } = sitter.random.pick(cuts[sitter.hint.dress])(sitter);
  const worn = [...under, layer(sitter.skin, neck), layer(sitter.skinShade, neckShade), ...over];
  const { build } = sitter;
  // The neck stays under the chin.
  return worn.map(({ d, colour }) => layer(colour, transformed(d, { scale: build, y: 90 * (1 - build) })));
}
