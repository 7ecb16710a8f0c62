import type { Context2d } from './canvas.ts';
import { type MapColours, toCssColour } from './map-colours.ts';

/** Seats that are marked for this visitor, by reason. */
export interface Marks {
  readonly mine: readonly number[];
  readonly pending: readonly number[];
  readonly refused: readonly number[];
  readonly suggested: readonly number[];
  /** Single free seats that the choice would leave behind. */
  readonly orphans: readonly number[];
  readonly focus: number | null;
}

export const noMarks: Marks = { mine: [], pending: [], refused: [], suggested: [], orphans: [], focus: null };

/** Draws around the origin. */
type Drawing = (context: Context2d, radius: number, colours: MapColours) => void;

const fullCircle = 2 * Math.PI;

function disc(context: Context2d, radius: number, colour: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, fullCircle);
  context.fillStyle = toCssColour(colour);
  context.fill();
}

function ring(context: Context2d, radius: number, colour: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, fullCircle);
  context.strokeStyle = toCssColour(colour);
  context.stroke();
}

function lines(context: Context2d, points: readonly (readonly [number, number])[], colour: number): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.strokeStyle = toCssColour(colour);
  context.stroke();
}

const tickPoints = (radius: number) =>
  [
    [-0.45 * radius, 0.02 * radius],
    [-0.12 * radius, 0.36 * radius],
    [0.48 * radius, -0.36 * radius],
  ] as const;

/** They differ by form, not by colour alone: a disc with a tick, a dashed ring, a cross, a ring, a ring with a dot. */
const markDrawings: Readonly<Record<Exclude<keyof Marks, 'focus'>, Drawing>> = {
  mine: (context, radius, { ink, paper }) => {
    disc(context, radius * 1.18, paper);
    disc(context, radius * 1.1, ink);
    lines(context, tickPoints(radius), paper);
  },
  pending: (context, radius, { ink, paper }) => {
    disc(context, radius * 1.18, paper);
    context.setLineDash([radius * 0.5, radius * 0.35]);
    ring(context, radius, ink);
    context.setLineDash([]);
    lines(context, tickPoints(radius), ink);
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
  suggested: (context, radius, { accent, paper }) => {
    ring(context, radius * 1.15, paper);
    ring(context, radius * 1.35, accent);
  },
  orphans: (context, radius, { warning, paper }) => {
    ring(context, radius * 1.2, paper);
    ring(context, radius * 1.35, warning);
    disc(context, radius * 0.35, paper);
  },
};

const drawFocus: Drawing = (context, radius, { ink, paper }) => {
  const width = context.lineWidth;
  context.lineWidth = 2 * width;
  ring(context, radius * 1.45 + width, paper);
  context.lineWidth = width;
  ring(context, radius * 1.45 + width, ink);
};

export interface MarkLayout {
  readonly seatPosition: (seat: number) => { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly pixelRatio: number;
  readonly colours: MapColours;
}

/** Smaller marks could not be found on the map of a large hall. */
const minRadius = 4;

export function drawMarks(context: Context2d, marks: Marks, layout: MarkLayout): void {
  const { seatPosition, pixelRatio, colours } = layout;
  const radius = Math.max(layout.radius, minRadius * pixelRatio);
  const draw = (drawing: Drawing, seat: number): void => {
    const { x, y } = seatPosition(seat);
    context.translate(x, y);
    context.lineWidth = Math.max(radius * 0.16, 2 * pixelRatio);
    drawing(context, radius, colours);
    context.translate(-x, -y);
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const kind of ['orphans', 'suggested', 'pending', 'mine', 'refused'] as const)
    for (const seat of marks[kind]) draw(markDrawings[kind], seat);
  if (marks.focus !== null) draw(drawFocus, marks.focus);
}
