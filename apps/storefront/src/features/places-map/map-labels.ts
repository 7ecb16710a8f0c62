import type { Frame } from './projection.ts';

/** A disc on the map that would like to have its name beside it. */
export interface Disc {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** About what small text measures. */
const letterWidth = 7.4;
const lineHeight = 15;

const startShare = { start: 0, middle: 0.5, end: 1 } as const;

function labelBox({ name, x, y, anchor }: Label): Box {
  const width = name.length * letterWidth;
  const left = x - width * startShare[anchor];
  return { left, right: left + width, top: y - lineHeight * 0.75, bottom: y + lineHeight * 0.25 };
}

const discBox = ({ x, y, radius }: Disc): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Frame) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** Below, above, right, left: where a reader looks for a name. */
const placesBeside = ({ id, name, x, y, radius }: Disc): readonly Label[] => [
  { id, name, x, y: y + radius + lineHeight, anchor: 'middle' },
  { id, name, x, y: y - radius - 6, anchor: 'middle' },
  { id, name, x: x + radius + 5, y: y + 4, anchor: 'start' },
  { id, name, x: x - radius - 5, y: y + 4, anchor: 'end' },
];

/** Labels that cover nothing; of two that overlap, the first one stays. */
export function placeLabels(discs: readonly Disc[], frame: Frame): readonly Label[] {
  const placed: Label[] = [];
  for (const disc of discs) {
    const taken = [...discs.map(discBox), ...placed.map(labelBox)];
    const free = placesBeside(disc).find((label) => {
      const box = labelBox(label);
      return isInside(box, frame) && !taken.some((other) => overlap(box, other));
    });
    if (free) placed.push(free);
  }
  return placed;
}
