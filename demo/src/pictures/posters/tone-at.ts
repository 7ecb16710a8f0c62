import { flattened, isInside } from '../drawing/flattened.ts';
import type { Point } from '../drawing/path.ts';
import type { MotifArt, Tone } from '../motifs/motif-art.ts';

interface Area {
  readonly outlines: Point[][];
  readonly tone: Tone;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function toArea({ d, tone }: MotifArt['parts'][number]): Area {
  const outlines = flattened(d);
  const all = outlines.flat();
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return {
    outlines,
    tone,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const holds = ({ outlines, left, right, top, bottom }: Area, point: Point) =>
  point.x >= left && point.x <= right && point.y >= top && point.y <= bottom && isInside(outlines, point);

/** Which tone of a thing lies at a point of its own square; none outside of it. */
export function toneAt(motif: MotifArt): (point: Point) => Tone | undefined {
  const areas = motif.parts.map(toArea).reverse();
  return (point) => areas.find((area) => holds(area, point))?.tone;
}
