import type { Point } from '../plan/plan.ts';
import { asList, asNumber, asObject, field, type Given, optional, refuse } from './given.ts';

export const asPoint = (given: Given): Point => ({
  x: asNumber(field(asObject(given), 'x')),
  y: asNumber(field(given, 'y')),
});

export const origin: Point = { x: 0, y: 0 };

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const cornersOfEllipse = 24;

const ellipse = (radius: Point): Point[] =>
  Array.from({ length: cornersOfEllipse }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / cornersOfEllipse;
    return { x: radius.x * Math.cos(angle), y: radius.y * Math.sin(angle) };
  });

function rectangle(given: Given): Point[] {
  const width = asNumber(field(given, 'width'));
  const height = asNumber(field(given, 'height'));
  return [origin, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }];
}

function circle(given: Given): Point[] {
  const radius = asNumber(field(given, 'radius'));
  return ellipse({ x: radius, y: radius });
}

const shapes = new Map<string, (given: Given) => Point[]>([
  ['polygon', (given) => asList(field(given, 'points')).map(asPoint)],
  ['rectangle', rectangle],
  ['ellipse', (given) => ellipse(asPoint(field(given, 'radius')))],
  ['circle', circle],
  ['text', (given) => [asPoint(field(given, 'position'))]],
]);

const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
};

/** The corners of a pretix area, from the zone it stands in. What it says under the name of its shape says how it looks. */
export function areaOutline(area: Given): Point[] {
  const shape = field(area, 'shape');
  const read = shapes.get(String(shape.value));
  if (read === undefined) {
    refuse(shape, `must be one of ${[...shapes.keys()].join(', ')}`);
    return [];
  }
  const position = optional(field(area, 'position'), asPoint, origin);
  const rotation = optional(field(area, 'rotation'), asNumber, 0);
  const corners = read(asObject(field(area, String(shape.value))));
  return corners.map((corner) => plus(position, turned(corner, rotation)));
}
