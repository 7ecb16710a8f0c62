/** Zones differ in shape as well as in colour; what is taken is a dot. */
export const seatShapes = ['square', 'circle', 'diamond', 'hexagon', 'dot'] as const;
export type SeatShape = (typeof seatShapes)[number];

const zoneShapes = ['square', 'circle', 'diamond', 'hexagon'] as const satisfies readonly SeatShape[];

export const shapeOfZone = (look: number): SeatShape => zoneShapes[look % zoneShapes.length] ?? 'square';

/** How far out a point is, measured so that the edge of the shape is 1 everywhere. */
export const gauges: Readonly<Record<SeatShape, (x: number, y: number) => number>> = {
  square: (x, y) => (x ** 4 + y ** 4) ** 0.25 * 1.06,
  circle: (x, y) => Math.hypot(x, y),
  diamond: (x, y) => (Math.abs(x) + Math.abs(y)) * 0.86,
  hexagon: (x, y) => Math.max(Math.abs(x) * 0.9 + Math.abs(y) * 0.52, Math.abs(y) * 1.04),
  dot: (x, y) => Math.hypot(x, y) / 0.42,
};

const corners = 40;

/** The outline of a shape around the origin, for whoever draws with lines. */
export const outlineOf = (shape: SeatShape, radius: number): [x: number, y: number][] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const distance = radius / gauges[shape](Math.cos(angle), Math.sin(angle));
    return [Math.cos(angle) * distance, Math.sin(angle) * distance];
  });
