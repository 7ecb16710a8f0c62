import type { Point } from '../plan/plan.ts';
import {
  addFault,
  asList,
  asNumber,
  asObject,
  field,
  type JsonInput,
  optional,
  textIn,
} from './json-reader.ts';

export const asPoint = (input: JsonInput): Point => ({
  x: asNumber(field(asObject(input), 'x')),
  y: asNumber(field(input, 'y')),
});

export const origin: Point = { x: 0, y: 0 };

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const ellipseCorners = 24;

const ellipse = (radius: Point): Point[] =>
  Array.from({ length: ellipseCorners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / ellipseCorners;
    return { x: radius.x * Math.cos(angle), y: radius.y * Math.sin(angle) };
  });

function rectangle(input: JsonInput): Point[] {
  const width = asNumber(field(input, 'width'));
  const height = asNumber(field(input, 'height'));
  return [origin, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }];
}

function circle(input: JsonInput): Point[] {
  const radius = asNumber(field(input, 'radius'));
  return ellipse({ x: radius, y: radius });
}

const shapes = new Map<string, (input: JsonInput) => Point[]>([
  ['polygon', (input) => asList(field(input, 'points')).map(asPoint)],
  ['rectangle', rectangle],
  ['ellipse', (input) => ellipse(asPoint(field(input, 'radius')))],
  ['circle', circle],
  ['text', (input) => [asPoint(field(input, 'position'))]],
]);

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
};

/** The corners of a pretix area, from the zone it stands in. What it says under the name of its shape says how it looks. */
export function areaOutline(area: JsonInput): Point[] {
  const shape = field(area, 'shape');
  const name = textIn(shape);
  const read = shapes.get(name);
  if (read === undefined) {
    addFault(shape, `must be one of ${[...shapes.keys()].join(', ')}`);
    return [];
  }
  const position = optional(field(area, 'position'), asPoint, origin);
  const rotation = optional(field(area, 'rotation'), asNumber, 0);
  const corners = read(asObject(field(area, name)));
  return corners.map((corner) => plus(position, turned(corner, rotation)));
}
