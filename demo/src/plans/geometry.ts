/** In centimetres; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far apart neighbours in a row sit. */
export const seatPitch = 56;

export const point = (x: number, y: number): Point => ({ x: Math.round(x), y: Math.round(y) });

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point at `radius` from `centre`: angle 0 is straight down the page, 90° is to its right. */
export const onCircle = (centre: Point, radius: number, angle: number): Point =>
  point(centre.x + radius * Math.sin(angle), centre.y + radius * Math.cos(angle));

export const rectangle = (left: number, top: number, width: number, height: number): Point[] => [
  point(left, top),
  point(left + width, top),
  point(left + width, top + height),
  point(left, top + height),
];

/** Points along an arc, for outlines. */
export const arcPoints = (centre: Point, radius: number, [from, to]: readonly [number, number]): Point[] =>
  Array.from({ length: 9 }, (_, index) => onCircle(centre, radius, from + ((to - from) * index) / 8));
