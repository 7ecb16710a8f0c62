import { curve, line as drawLine, ellipse } from '../drawing/path.ts';
import { transformed } from '../drawing/transform.ts';
import { symmetric } from '../motifs/motif-art.ts';
import { type Layer, type Likeness, layer, line } from './layer.ts';
import type { Sitter } from './sitter.ts';

/** The head is drawn around 0,0: ears at y 5, crown at -165, chin at 178. */
export const faceOutline = ({ jaw }: Sitter) =>
  symmetric(`0,-162 76,-148 116,-84 118,0 ${jaw},92 ${jaw * 0.54},156 0,178`);

export const headLayers = (sitter: Sitter): Layer[] => [
  layer(sitter.skinShade, ellipse(-119, 8, 20, 33)),
  layer(sitter.skinShade, ellipse(119, 8, 20, 33)),
  layer(sitter.skin, faceOutline(sitter)),
];

/** The side that the light does not reach: from the line of the nose outwards. */
export function shadeOutline({ glance }: Sitter): string {
  const turned = Math.abs(glance);
  const outline = curve(
    `10,-170! ${turned * 0.6 + 2},-60 ${turned + 20},34 ${turned - 2},54 ${turned + 4},90 0,190! 170,190! 170,-170!`,
  );
  return transformed(outline, { flip: glance < 0 });
}

const lips = {
  woman: curve('-31,98 -12,89 0,94 12,89 31,98 14,114 0,117 -14,114'),
  man: curve('-32,100 -12,96 0,98 12,96 32,100 14,108 0,110 -14,108'),
};
const lid = drawLine('-24,-4 -8,-16 8,-16 25,-5');
const loweredLid = drawLine('-21,-8 0,3 21,-8');
const eyeball = curve('-22,-4 -6,-15 8,-15 22,-4 0,3');
const brows = { woman: drawLine('-28,14 -2,-3 28,8'), man: drawLine('-30,12 0,3 28,6') };
/** At the outer corner of an eye. */
const lash = drawLine('18,-9 28,-12 36,-22');
/** What years write around the eyes, on the brow and beside the mouth of the right half of a face. */
const years = ['14,-104 44,-100', '20,-120 40,-117', '34,22 54,28 74,20', '40,66 52,80 50,98'].map((points) =>
  drawLine(points),
);

const white = '#fdfaf5';

/** One eye around 0,0. */
function eye({ ink }: Sitter, look: number | 'lowered'): Likeness {
  if (look === 'lowered') return { layers: [], lines: [line(ink, 6, loweredLid)] };
  return {
    layers: [layer(white, eyeball), layer(ink, ellipse(look, -7, 9, 10))],
    lines: [line(ink, 5.5, lid)],
  };
}

function movedBy(x: number, y: number, { layers, lines }: Likeness): Likeness {
  const move = <T extends Layer>(it: T): T => ({ ...it, d: transformed(it.d, { x, y }) });
  return { layers: layers.map(move), lines: lines.map(move) };
}

const nose = drawLine('-2,-30 16,40 12,52 -10,54');

export function drawFeatures(sitter: Sitter): Likeness {
  const { brow, browColour, glance, hint, ink, lip, noseColour, random, skinShade } = sitter;
  const look = random.pick([0, Math.sign(glance) * 6, 'lowered'] as const);
  const x = glance * 0.8;
  const eyes = [-52, 52].map((side) => movedBy(side + x, 0, eye(sitter, look)));
  /** On both halves of the face; what is given is on the right one. */
  const twice = (colour: string, width: number, d: string, at: { x: number; y: number }) =>
    [1, -1].map((side) =>
      line(colour, width, transformed(d, { x: x + side * at.x, y: at.y, flip: side < 0 })),
    );
  return {
    layers: [...eyes.flatMap(({ layers }) => layers), layer(lip, transformed(lips[hint.sex], { x }))],
    lines: [
      ...eyes.flatMap(({ lines }) => lines),
      ...(hint.sex === 'woman' ? twice(ink, 5, lash, { x: 52, y: 0 }) : []),
      ...(hint.age === 'old' ? years.flatMap((d) => twice(skinShade, 4.5, d, { x: 0, y: 0 })) : []),
      ...twice(browColour, brow, transformed(brows[hint.sex], { flip: true }), { x: 54, y: -50 }),
      line(noseColour, 6, transformed(nose, { x: glance, flip: glance < 0 })),
    ],
  };
}
