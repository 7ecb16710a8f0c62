import { median } from '../seats/plan/median.ts';
import type { Point } from '../seats/plan/plan.ts';
import type { PretixSeat } from '../seats/pretix/pretix-document.ts';
import type { PlanDocument } from './plan-document.ts';
import type { DrawnCircle } from './read-svg.ts';

/** Circles side by side, from left to right. */
export type DrawnRow = readonly DrawnCircle[];

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** How far it usually is from a circle to its nearest neighbour. */
function usualDistance(circles: readonly DrawnCircle[]): number {
  const grid = makeGrid(circles, 4 * (median(circles.map(({ radius }) => radius)) || 1));
  const nearest = circles.flatMap((circle, index) => {
    const near = grid.near(circle, index);
    return near.length > 0
      ? [Math.min(...near.map((other) => distance(circle, circles[other] ?? circle)))]
      : [];
  });
  return median(nearest.filter((length) => length > 0));
}

/** Finds what is near without looking at everything. */
function makeGrid(circles: readonly DrawnCircle[], size: number) {
  const cells = new Map<string, number[]>();
  const cell = ({ x, y }: Point) => [Math.floor(x / size), Math.floor(y / size)] as const;
  circles.forEach((circle, index) => {
    const key = cell(circle).join(' ');
    cells.set(key, [...(cells.get(key) ?? []), index]);
  });
  const around = [-1, 0, 1];
  return {
    near: (point: Point, self: number): number[] => {
      const [column, row] = cell(point);
      return around
        .flatMap((dx) => around.flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []))
        .filter((index) => index !== self);
    },
  };
}

/**
 * Circles grouped into rows: neighbours stand closer than `reach` times the usual distance, and a row goes on beyond an aisle where the next
 * stretch lies on its line. From the one highest on the drawing to the lowest.
 */
export function groupIntoRows(circles: readonly DrawnCircle[], reach = 1.35): DrawnRow[] {
  const usual = usualDistance(circles);
  const stretches = joinNear(circles, usual * reach).map(alongTheRow);
  const middle = (row: DrawnRow) => row.reduce((sum, { y }) => sum + y, 0) / row.length;
  return joinAcrossAisles(stretches, usual).sort((one, other) => middle(one) - middle(other));
}

function joinNear(circles: readonly DrawnCircle[], reach: number): DrawnCircle[][] {
  const grid = makeGrid(circles, Math.max(reach, 1e-6));
  const seen = new Set<number>();
  return circles.flatMap((_, start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const group: DrawnCircle[] = [];
    const open = [start];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const circle = circles[index];
      if (!circle) continue;
      group.push(circle);
      for (const other of grid.near(circle, index)) {
        const next = circles[other];
        if (seen.has(other) || !next || distance(circle, next) > reach) continue;
        seen.add(other);
        open.push(other);
      }
    }
    return [group];
  });
}

/** In the order in which they stand, along the way that the group is longest; from left to right, else from above. */
function alongTheRow(group: readonly DrawnCircle[]): DrawnCircle[] {
  const mean = (axis: 'x' | 'y') => group.reduce((sum, point) => sum + point[axis], 0) / group.length;
  const centre = { x: mean('x'), y: mean('y') };
  const sum = (value: (dx: number, dy: number) => number) =>
    group.reduce((total, { x, y }) => total + value(x - centre.x, y - centre.y), 0);
  const angle =
    0.5 *
    Math.atan2(
      2 * sum((dx, dy) => dx * dy),
      sum((dx, dy) => dx * dx - dy * dy),
    );
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  const sign = way.x < -1e-9 || (Math.abs(way.x) < 1e-9 && way.y < 0) ? -1 : 1;
  const along = ({ x, y }: Point) => sign * (x * way.x + y * way.y);
  return group.toSorted((one, other) => along(one) - along(other));
}

const [maxAisle, maxTurn] = [5, 0.3];

/** Of stretches on one line the nearer ones are joined first. */
function joinAcrossAisles(stretches: readonly DrawnCircle[][], usual: number): DrawnCircle[][] {
  let rows = stretches.map((row) => [...row]);
  for (;;) {
    const joint = nearestJoint(rows, usual);
    if (!joint) return rows;
    const [left, right] = joint;
    rows = [...rows.filter((row) => row !== left && row !== right), [...left, ...right]];
  }
}

function nearestJoint(
  rows: readonly DrawnCircle[][],
  usual: number,
): [DrawnCircle[], DrawnCircle[]] | undefined {
  let [joint, least]: [[DrawnCircle[], DrawnCircle[]] | undefined, number] = [undefined, maxAisle * usual];
  for (const left of rows)
    for (const right of rows) {
      if (left === right) continue;
      const gap = aisleBetween(left, right);
      if (gap === undefined || gap >= least) continue;
      [joint, least] = [[left, right], gap];
    }
  return joint;
}

/** How wide the aisle is between two stretches of one row; undefined when they are of two. */
function aisleBetween(left: readonly DrawnCircle[], right: readonly DrawnCircle[]): number | undefined {
  const [before, end] = left.slice(-2);
  const [start, after] = right;
  if (!before || !end || !start || !after) return undefined;
  const angle = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x);
  const turn = (one: number, other: number) =>
    Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));
  const way = angle(end, start);
  const isOnLine = turn(way, angle(before, end)) < maxTurn && turn(way, angle(start, after)) < maxTurn;
  return isOnLine ? distance(end, start) : undefined;
}

const usualPitchMetres = 0.55;

interface SvgNames {
  readonly plan: string;
  readonly section: string;
  readonly zone: string;
}

/** A plan of these rows, numbered from the left, a zone for each colour; where everybody looks is above the first row. */
export function planFromRows(rows: readonly DrawnRow[], names: SvgNames, random: () => string): PlanDocument {
  const circles = rows.flat();
  const unit = usualPitchMetres / (usualDistance(circles) || usualPitchMetres);
  const colours = [...new Set(circles.map(({ colour }) => colour))];
  const zoneName = (colour: string) =>
    colours.length === 1 ? names.zone : `${names.zone} ${colours.indexOf(colour) + 1}`;
  const xs = circles.map(({ x }) => x);
  const top = circles.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const [left, right] = [
    xs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    xs.reduce((a, b) => Math.max(a, b), 0),
  ];
  const tidy = (length: number) => Math.round(length * 1000) / 1000;
  const seat = ({ x, y, colour }: DrawnCircle, index: number): PretixSeat => ({
    seat_guid: random(),
    seat_number: String(index + 1),
    category: zoneName(colour),
    position: { x: tidy(x), y: tidy(y) },
  });
  return {
    name: names.plan,
    metres_per_unit: Number(unit.toPrecision(6)),
    ...(circles.length > 0 && { focal_point: { x: tidy((left + right) / 2), y: tidy(top - 3 / unit) } }),
    categories: colours.map((colour, index) => ({
      id: `zone-${index + 1}`,
      name: zoneName(colour),
      color: /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : '#8f1d2c',
    })),
    zones: [
      {
        name: names.section,
        position: { x: 0, y: 0 },
        rows: rows.map((row, index) => ({ row_number: String(index + 1), seats: row.map(seat) })),
        areas: [],
      },
    ],
  };
}
