/** How the seats of a zone are drawn; `look` is null when the zone is not for sale. */
export interface ZoneLook {
  readonly look: number | null;
  /** Outside of the visitor's filter. */
  readonly isDimmed: boolean;
}

export const maxLooks = 12;
/** Looks of seats: the zones in their colours, the same dimmed, then taken seats. */
export const takenLook = 2 * maxLooks;

/** Zones differ in shape as well as in colour; taken seats are dots. */
export const seatShapes = ['square', 'circle', 'diamond', 'hexagon', 'dot'] as const;
export type SeatShape = (typeof seatShapes)[number];

const zoneShapes = ['square', 'circle', 'diamond', 'hexagon'] as const satisfies readonly SeatShape[];

export const zoneShape = (look: number): SeatShape => zoneShapes[look % zoneShapes.length] ?? 'square';

/** The distance of a point from the centre of a shape, in a metric in which its edge is at 1. */
export const shapeDistances: Readonly<Record<SeatShape, (x: number, y: number) => number>> = {
  square: (x, y) => (x ** 4 + y ** 4) ** 0.25 * 1.06,
  circle: (x, y) => Math.hypot(x, y),
  diamond: (x, y) => (Math.abs(x) + Math.abs(y)) * 0.86,
  hexagon: (x, y) => Math.max(Math.abs(x) * 0.9 + Math.abs(y) * 0.52, Math.abs(y) * 1.04),
  dot: (x, y) => Math.hypot(x, y) / 0.42,
};

const corners = 40;

/** A polygon around the origin. */
export const shapeOutline = (shape: SeatShape, radius: number): [x: number, y: number][] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const distance = radius / shapeDistances[shape](Math.cos(angle), Math.sin(angle));
    return [Math.cos(angle) * distance, Math.sin(angle) * distance];
  });
