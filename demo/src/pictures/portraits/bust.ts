import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { detailOf } from './details.ts';
import { dressOf } from './dress.ts';
import { faceLayers, faceOutline, featuresOf } from './face.ts';
import { hairOf } from './hair.ts';
import type { Layer, Line } from './layer.ts';
import type { Sitter } from './sitter.ts';

/** Where the head is, on a sheet of 800 by 1000. */
const stand = { x: 400, y: 465, scale: 1.34 };

interface Bust {
  readonly behind: readonly Layer[];
  readonly body: readonly Layer[];
  readonly head: readonly Layer[];
  readonly shade: string;
  readonly face: string;
  readonly features: readonly Layer[];
  readonly lines: readonly Line[];
  readonly top: readonly Layer[];
  readonly neckwear: readonly Layer[];
}

function bustOf(sitter: Sitter): Bust {
  const hair = hairOf(sitter);
  const { head, shade } = faceLayers(sitter);
  const features = featuresOf(sitter);
  const detail = detailOf(sitter);
  const isNeckwear = sitter.hint.detail === 'scarf';
  const isBelowMouth = sitter.hint.detail === 'beard';
  return {
    behind: hair.behind,
    body: dressOf(sitter),
    head,
    shade,
    face: faceOutline(sitter),
    features: isBelowMouth ? [...features.layers.slice(0, -1), ...detail.layers] : features.layers,
    lines: [...features.lines, ...detail.lines],
    top: [...hair.before, ...(isNeckwear || isBelowMouth ? [] : detail.layers)],
    neckwear: isNeckwear ? detail.layers : [],
  };
}

const linesOf = (lines: readonly Line[]) => lines.map(({ d, colour, width }) => stroke(d, colour, width));

/** How a manner draws layers, and how it shades the face. */
export interface Manner {
  readonly draw: (layers: readonly Layer[]) => readonly Mark[];
  readonly shade: (shade: string, face: string) => Mark;
}

/** The pile of layers, each drawn as the manner says; the head leans, the shoulders do not. */
export function drawBust(sitter: Sitter, { draw, shade }: Manner): Mark {
  const bust = bustOf(sitter);
  const { lean } = sitter;
  return group(
    [
      group(draw(bust.behind), { turn: lean }),
      ...draw(bust.body),
      ...draw(bust.neckwear),
      group(
        [
          ...draw(bust.head),
          shade(bust.shade, bust.face),
          ...bust.features.map(({ d, colour }) => fill(d, colour)),
          ...linesOf(bust.lines),
          ...draw(bust.top),
        ],
        { turn: lean },
      ),
    ],
    stand,
  );
}
