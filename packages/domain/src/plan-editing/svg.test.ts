import { describe, expect, it } from 'vitest';
import { readPretixPlan } from '../seats/pretix/parse-pretix-plan.ts';
import { readSvgCircles } from './read-svg.ts';
import { groupIntoRows, planFromRows } from './svg-rows.ts';
import { counted } from './test/small-plan.ts';

describe('circles of an SVG file', () => {
  it.each([
    ['as they stand', '<circle cx="10" cy="20" r="5"/>', [10, 20, 5]],
    ['in other quotes', "<circle r='5' cx='1.5' cy='-2'></circle>", [1.5, -2, 5]],
    ['with a prefix', '<svg:circle cx="1" cy="2" r="3"/>', [1, 2, 3]],
    ['as ellipses', '<ellipse cx="1" cy="2" rx="3" ry="3"/>', [1, 2, 3]],
    [
      'moved by groups',
      '<g transform="translate(10, 5)"><g transform="scale(2)"><circle cx="1" cy="2" r="3"/></g></g>',
      [12, 9, 6],
    ],
    ['turned', '<g transform="rotate(90 10 10)"><circle cx="20" cy="10" r="1"/></g>', [10, 20, 1]],
    ['by a matrix', '<circle transform="matrix(0 1 -1 0 5 6)" cx="1" cy="2" r="3"/>', [3, 7, 3]],
    ['after a group has ended', '<g transform="translate(10)"></g><circle cx="1" cy="2" r="3"/>', [1, 2, 3]],
    [
      'after a text with an arrow in its attribute',
      '<text title="a > b">x</text><circle cx="1" cy="2" r="3"/>',
      [1, 2, 3],
    ],
  ])('%s', (_how, text, expected) => {
    const [circle] = readSvgCircles(`<svg>${text}</svg>`);
    expect(
      [circle?.x, circle?.y, circle?.radius].map((value) => Math.round((value ?? 0) * 100) / 100),
    ).toEqual(expected);
  });

  it.each([
    ['in a comment', '<!-- <circle cx="1" cy="1" r="1"/> -->'],
    ['in definitions', '<defs><circle cx="1" cy="1" r="1"/></defs>'],
    ['that are hidden', '<g style="display: none"><circle cx="1" cy="1" r="1"/></g>'],
    ['without a radius', '<circle cx="1" cy="1"/>'],
    ['at no place', '<circle cx="x" cy="1" r="1"/>'],
  ])('none %s', (_where, text) => {
    expect(readSvgCircles(`<svg>${text}</svg>`)).toEqual([]);
  });

  it('have the colour of their group, unless they have one of their own', () => {
    const text =
      '<g fill="#111111"><circle r="1" cx="0" cy="0"/><circle r="1" cx="9" cy="0" style="fill: #222222"/></g>';
    expect(readSvgCircles(text).map(({ colour }) => colour)).toEqual(['#111111', '#222222']);
  });
});

const circle = (x: number, y: number, colour = '#8f1d2c') => ({ x, y, radius: 8, colour });

describe('circles are grouped into rows', () => {
  it('straight ones, from above, each from the left', () => {
    const circles = [2, 0, 1].flatMap((row) => [3, 1, 0, 2].map((seat) => circle(seat * 20, row * 35)));
    const rows = groupIntoRows(circles);
    expect(rows.map((row) => row.map(({ x, y }) => [x, y]))).toEqual(
      [0, 35, 70].map((y) => [0, 20, 40, 60].map((x) => [x, y])),
    );
  });

  it('on arcs around a stage, and beyond an aisle', () => {
    const arcs = [300, 335, 370].map((radius) =>
      Array.from({ length: 21 }, (_, seat) => {
        const step = 20 / radius;
        const angle = (seat - 10) * step + (seat > 10 ? 2 * step : 0);
        return circle(radius * Math.sin(angle), radius * Math.cos(angle));
      }),
    );
    const rows = groupIntoRows(arcs.flat());
    expect(rows.map((row) => row.length)).toEqual([21, 21, 21]);
    expect(rows[0]?.[0]?.x).toBeLessThan(rows[0]?.[20]?.x ?? 0);
  });

  it('none where there is none', () => {
    expect(groupIntoRows([])).toEqual([]);
  });

  it('a plan of them can be sold by: zones by colour, and seats as far apart as seats are', () => {
    const circles = [0, 1].flatMap((row) =>
      [0, 1, 2].map((seat) => circle(seat * 20, row * 35, row === 0 ? '#112233' : 'blue')),
    );
    const names = { plan: 'Hall', section: 'Stalls', zone: 'Zone' };
    const plan = planFromRows(groupIntoRows(circles), names, counted());
    const read = readPretixPlan(plan);
    if (read.kind === 'unreadable') throw new Error(JSON.stringify(read.faults));
    expect(read.faults).toEqual([]);
    expect(read.plan.zones.map(({ id, colour }) => [id, colour])).toEqual([
      ['zone-1', '#112233'],
      ['zone-2', '#8f1d2c'],
    ]);
    expect([...read.plan.x].slice(0, 3)).toEqual([0, 55, 110]);
    expect(read.plan.focal).toEqual({ x: 55, y: -300 });
  });
});
