import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { wornAt } from './details.ts';
import { drawDress } from './dress.ts';
import { drawFeatures, faceOutline, headLayers, shadeOutline } from './face.ts';
import { drawHair } from './hair.ts';
import type { Layer, Line } from './layer.ts';
import type { Sitter } from './sitter.ts';

/** Where the head is, on a sheet of 800 by 1000. */
const stand = { x: 400, y: 465, scale: 1.34 };

/** How a manner draws layers, and how it shades the face. */
export interface Manner {
  readonly draw: (layers: readonly Layer[]) => readonly Mark[];
  readonly shade: (shade: string, face: string) => Mark;
}

const drawLines = (lines: readonly Line[]) => lines.map(({ d, colour, width }) => stroke(d, colour, width));

/** The pile of layers, each drawn as the manner says; the head leans, the shoulders do not. */
export function drawBust(sitter: Sitter, { draw, shade }: Manner): Mark {
  const hair = drawHair(sitter);
  const features = drawFeatures(sitter);
  const onHead = wornAt('head', sitter);
  const head = [
    ...draw(headLayers(sitter)),
    shade(shadeOutline(sitter), faceOutline(sitter)),
    ...draw(wornAt('face', sitter).layers),
    ...features.layers.map(({ d, colour }) => fill(d, colour)),
    ...drawLines([...features.lines, ...onHead.lines]),
    ...draw([...hair.before, ...onHead.layers]),
  ];
  return group(
    [
      group(draw(hair.behind), { turn: sitter.lean }),
      ...draw(drawDress(sitter)),
      ...draw(wornAt('neck', sitter).layers),
      group(head, { turn: sitter.lean }),
    ],
    stand,
  );
}
