import { curve, ellipse, line as lineOf } from '../drawing/path.ts';
import { symmetric } from '../motifs/motif-art.ts';
import { type Layer, type Line, layer, line } from './layer.ts';
import type { Sitter } from './sitter.ts';

/** The head is drawn around 0,0: ears at y 5, crown at -165, chin at 178. */
export const faceOutline = ({ jaw }: Sitter) =>
  symmetric(`0,-162 76,-148 116,-84 118,0 ${jaw},92 ${jaw * 0.54},156 0,178`);

/** The side that the light does not reach: from the line of the nose outwards. */
function shadeOutline({ glance }: Sitter): string {
  const side = glance > 0 ? 1 : -1;
  const spec = [
    [10, -170],
    [glance * side * 0.6 + 2, -60],
    [glance * side + 20, 34],
    [glance * side - 2, 54],
    [glance * side + 4, 90],
    [0, 190],
    [170, 190],
    [170, -170],
  ].map(([x = 0, y = 0], index) => `${x * side},${y}${index >= 5 || index === 0 ? '!' : ''}`);
  return curve(spec.join(' '));
}

export function faceLayers(sitter: Sitter): { head: Layer[]; shade: string } {
  const { skin, skinShade } = sitter;
  return {
    head: [
      layer('skin', skinShade, ellipse(-119, 8, 20, 33)),
      layer('skin', skinShade, ellipse(119, 8, 20, 33)),
      layer('skin', skin, faceOutline(sitter)),
    ],
    shade: shadeOutline(sitter),
  };
}

function lipsOf({ glance, lip }: Sitter): Layer[] {
  const x = glance * 0.8;
  const at = (spec: string) =>
    spec
      .split(' ')
      .map((token) => {
        const [left = '0', top = '0'] = token.split(',');
        return `${Number(left) + x},${top}`;
      })
      .join(' ');
  return [layer('feature', lip, curve(at('-31,98 -12,90 0,94 12,90 31,98 14,112 0,115 -14,112')))];
}

type Eyes = 'open' | 'lowered' | 'aside';

function eyeMarks(sitter: Sitter, x: number, eyes: Eyes, ink: string): { layers: Layer[]; lines: Line[] } {
  const y = -6;
  if (eyes === 'lowered') {
    return {
      layers: [],
      lines: [line(ink, 6, lineOf(`${x - 21},${y - 2} ${x},${y + 9} ${x + 21},${y - 2}`))],
    };
  }
  const look = eyes === 'aside' ? Math.sign(sitter.glance) * 6 : 0;
  return {
    layers: [
      layer(
        'feature',
        '#fdfaf5',
        curve(`${x - 22},${y + 2} ${x - 6},${y - 9} ${x + 8},${y - 9} ${x + 22},${y + 2} ${x},${y + 9}`),
      ),
      layer('feature', ink, ellipse(x + look, y - 1, 9, 10)),
    ],
    lines: [
      line(ink, 5.5, lineOf(`${x - 24},${y + 2} ${x - 8},${y - 10} ${x + 8},${y - 10} ${x + 25},${y + 1}`)),
    ],
  };
}

export function featuresOf(sitter: Sitter): { layers: Layer[]; lines: Line[] } {
  const { glance, hair, hairShade, hint, random, skin, skinShade } = sitter;
  const ink = hint.skin === 'dark' ? '#140c0c' : '#2a1a1c';
  const eyes = random.pick<Eyes>(['open', 'aside', 'lowered']);
  const both = [-52, 52].map((x) => eyeMarks(sitter, x + glance * 0.8, eyes, ink));
  const isPale = hint.hairColour === 'white' || hint.hairColour === 'blond' || hint.hairColour === 'grey';
  const brow = isPale ? hairShade : hair;
  const x = glance;
  const nose = glance > 0 ? 1 : -1;
  const shadow = hint.skin === 'dark' ? skin : skinShade;
  return {
    layers: [...both.flatMap(({ layers }) => layers), ...lipsOf(sitter)],
    lines: [
      ...both.flatMap(({ lines }) => lines),
      ...[-1, 1].map((side) =>
        line(
          brow,
          9,
          lineOf(`${x * 0.8 + side * 82},${-36} ${x * 0.8 + side * 56},${-50} ${x * 0.8 + side * 26},${-42}`),
        ),
      ),
      line(
        hint.skin === 'dark' ? ink : shadow,
        6,
        lineOf(`${x - nose * 2},-30 ${x + nose * 16},40 ${x + nose * 12},52 ${x - nose * 10},54`),
      ),
    ],
  };
}
