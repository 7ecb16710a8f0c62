import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { layOutRows } from './lay-out-rows.ts';
import type { GeneralArea, SeatPlan } from './plan.ts';
import { validatePlan } from './validate-plan.ts';

const parseFaults = (plan: SeatPlan) => validatePlan(plan).map(({ path, reason }) => `${path}: ${reason}`);
const changed = (change: Partial<SeatPlan>, drawing = 'ooo\nAC') => ({ ...hall(drawing).plan, ...change });
const zone = (id: string, colour = '#abc') => ({ id, name: id, colour });
const area = (more: Partial<GeneralArea> = {}): GeneralArea => ({
  name: 'Floor',
  names: {},
  zone: 1,
  capacity: 10,
  outline: [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 0, y: 9 },
  ],
  ...more,
});

describe('a plan that can be sold by', () => {
  it('has no faults', () => {
    expect(parseFaults(hall('ooo|oo\n\nAC oo').plan)).toStrictEqual([]);
    expect(
      parseFaults(changed({ zones: [zone('a'), zone('Z.9_-x', 'rgb(1, 2, 3)')], general: [area()] })),
    ).toStrictEqual([]);
  });

  it('may have standing room only', () => {
    const { plan } = hall('o');
    const empty = { ...layOutRows([]), x: new Int32Array(), y: new Int32Array(), zone: new Uint8Array() };
    const standing = { ...plan, ...empty, flags: new Uint8Array(), number: new Int32Array() };
    expect(parseFaults({ ...standing, general: [area({ zone: 0 })] })).toStrictEqual([]);
    expect(parseFaults(standing)).toStrictEqual(['plan: has neither seats nor standing areas']);
  });
});

describe('a plan is faulty', () => {
  it.each([
    ['', 'zone : needs an id of 1 to 64 letters, digits, dots, dashes or underscores'],
    ['.a', 'zone .a: needs an id of 1 to 64 letters, digits, dots, dashes or underscores'],
    ['a b', 'zone a b: needs an id of 1 to 64 letters, digits, dots, dashes or underscores'],
  ])('with a zone %j', (id, expected) => {
    expect(parseFaults(changed({ zones: [zone(id)] }))).toStrictEqual([expected]);
  });

  it.each(['', 'url(x)', '#12', 'rgb(1;2)', '#abc; x', 'x-y'])('with the colour %j', (colour) => {
    expect(parseFaults(changed({ zones: [zone('a', colour)] }))).toStrictEqual([
      `zone a: has a colour that is none: ${colour}`,
    ]);
  });

  it('with a zone that is there twice', () => {
    expect(parseFaults(changed({ zones: [zone('a'), zone('b'), zone('a')] }))).toStrictEqual([
      'zone a: is there twice',
    ]);
  });

  it('with too many zones or rows', () => {
    const zones = Array.from({ length: 257 }, (_, index) => zone(`z${index}`));
    expect(parseFaults(changed({ zones }))).toStrictEqual(['zones: are more than 256']);
    expect(parseFaults(changed({ zones: zones.slice(1) }))).toStrictEqual([]);
    const row = { section: 0, label: '1', firstSeat: 0, seatCount: 1, soldWhole: false };
    expect(parseFaults(changed({ rows: Array(65_537).fill(row) }))).toContain('rows: are more than 65536');
    expect(parseFaults(changed({ rows: Array(65_536).fill(row) }))).not.toContain(
      'rows: are more than 65536',
    );
  });

  it('with a row that has no seats or no label', () => {
    const { plan } = hall('o\no');
    const rows = plan.rows.map((row, index) =>
      index === 0 ? { ...row, label: '' } : { ...row, seatCount: 0 },
    );
    expect(parseFaults({ ...plan, rows })).toStrictEqual([
      'section A, row : has no label',
      'section A, row 2: has no seats',
    ]);
  });

  it('with two seats of one name, whatever tells them apart otherwise', () => {
    const { plan } = hall('oo\noo');
    const rows = plan.rows.map((row) => ({ ...row, label: '7' }));
    expect(parseFaults({ ...plan, rows })).toStrictEqual([
      'section A, row 7, seat 1: is there twice',
      'section A, row 7, seat 2: is there twice',
    ]);
  });

  it('with two seats in one place', () => {
    const { plan } = hall('oo\noo');
    plan.x[3] = 0;
    expect(parseFaults(plan)).toStrictEqual(['section A, row 2, seat 2: stands where another seat stands']);
  });

  it('with a seat in a zone that does not exist', () => {
    const { plan } = hall('oo');
    plan.zone[1] = 1;
    expect(parseFaults(plan)).toStrictEqual(['section A, row 1, seat 2: is in no zone of the plan']);
  });

  it('with a companion seat that nobody accessible can sit beside', () => {
    expect(parseFaults(hall('oC\n\noA').plan)).toStrictEqual([
      'section A, row 1, seat 2: is for a companion, but its section has no accessible seat',
    ]);
    const { plan } = hall('A');
    plan.flags[0] = 3;
    expect(parseFaults(plan)).toStrictEqual([
      'section A, row 1, seat 1: is both accessible and for a companion',
    ]);
  });

  it('with standing room that cannot be sold', () => {
    const outline = area().outline.slice(1);
    expect(
      parseFaults(changed({ zones: [zone('a'), zone('b')], general: [area({ capacity: 0, outline })] })),
    ).toStrictEqual(['area Floor: holds nobody', 'area Floor: needs an outline of 3 points or more']);
    expect(parseFaults(changed({ general: [area()] }))).toStrictEqual([
      'area Floor: is in no zone of the plan',
    ]);
    expect(parseFaults(changed({ general: [area({ zone: 0 })] }))).toStrictEqual([
      'area Floor: shares zone z0 with seats',
    ]);
  });
});
