import type { Context2d } from './canvas.ts';
import { cssColour, type MapColours } from './map-colours.ts';
import type { Marks } from './marks.ts';

/** Draws around the origin, for a seat of a radius. */
type Drawing = (context: Context2d, radius: number, colours: MapColours) => void;

const full = 2 * Math.PI;

function disc(context: Context2d, radius: number, colour: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, full);
  context.fillStyle = cssColour(colour);
  context.fill();
}

function ring(context: Context2d, radius: number, colour: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, full);
  context.strokeStyle = cssColour(colour);
  context.stroke();
}

function lines(context: Context2d, points: readonly (readonly [number, number])[], colour: number): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = cssColour(colour);
  context.stroke();
}

const tick = (radius: number) =>
  [
    [-0.45 * radius, 0.02 * radius],
    [-0.12 * radius, 0.36 * radius],
    [0.48 * radius, -0.36 * radius],
  ] as const;

/** Each differs by form: a disc with a tick, a broken ring, a cross, a ring, a ring with a dot. */
const drawings: Readonly<Record<Exclude<keyof Marks, 'focus'>, Drawing>> = {
  mine: (context, radius, { ink, paper }) => {
    disc(context, radius * 1.18, paper);
    disc(context, radius * 1.1, ink);
    lines(context, tick(radius), paper);
  },
  pending: (context, radius, { ink, paper }) => {
    disc(context, radius * 1.18, paper);
    context.setLineDash([radius * 0.5, radius * 0.35]);
    ring(context, radius, ink);
    context.setLineDash([]);
    lines(context, tick(radius), ink);
  },
  refused: (context, radius, { danger, paper }) => {
    disc(context, radius * 1.1, paper);
    lines(
      context,
      [
        [-0.6 * radius, -0.6 * radius],
        [0.6 * radius, 0.6 * radius],
      ],
      danger,
    );
    lines(
      context,
      [
        [0.6 * radius, -0.6 * radius],
        [-0.6 * radius, 0.6 * radius],
      ],
      danger,
    );
  },
  offered: (context, radius, { accent, paper }) => {
    ring(context, radius * 1.15, paper);
    ring(context, radius * 1.35, accent);
  },
  lone: (context, radius, { warning, paper }) => {
    ring(context, radius * 1.2, paper);
    ring(context, radius * 1.35, warning);
    disc(context, radius * 0.35, paper);
  },
};

/** Shown around the seat that the keyboard is at. */
const drawFocus: Drawing = (context, radius, { ink, paper }) => {
  const width = context.lineWidth;
  context.lineWidth = 2 * width;
  ring(context, radius * 1.45 + width, paper);
  context.lineWidth = width;
  ring(context, radius * 1.45 + width, ink);
};

export interface MarkPlaces {
  readonly placeOf: (seat: number) => { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly pixelRatio: number;
  readonly colours: MapColours;
}

/** Smaller than this, the visitor's own seats would not be found again. */
const leastRadius = 4;

export function drawMarks(context: Context2d, marks: Marks, places: MarkPlaces): void {
  const { placeOf, pixelRatio, colours } = places;
  const radius = Math.max(places.radius, leastRadius * pixelRatio);
  const draw = (drawing: Drawing, seat: number): void => {
    const { x, y } = placeOf(seat);
    context.translate(x, y);
    context.lineWidth = Math.max(radius * 0.16, 2 * pixelRatio);
    drawing(context, radius, colours);
    context.translate(-x, -y);
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const kind of ['lone', 'offered', 'pending', 'mine', 'refused'] as const)
    for (const seat of marks[kind]) draw(drawings[kind], seat);
  if (marks.focus !== null) draw(drawFocus, marks.focus);
}
