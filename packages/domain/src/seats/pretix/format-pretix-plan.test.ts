import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatName } from '../plan/seat-name.ts';
import { validatePlan } from '../plan/validate-plan.ts';
import { compilePlan } from '../plan-file/compile-plan.ts';
import { decodePlan } from '../plan-file/decode-plan.ts';
import { anyPlan } from '../test/any-plan.ts';
import { parsePlan, seat, small } from '../test/pretix.ts';
import { formatPretixPlan } from './format-pretix-plan.ts';

describe('the way back to pretix', () => {
  const different = <Item>(items: readonly Item[], toKey: (item: Item) => unknown) =>
    new Set(items.map(toKey)).size === items.length;

  it('gives a document that is read as the same plan', () => {
    const zoneNames = ['a', 'b', 'c', 'd'];
    const soldPlan = anyPlan
      .map((plan) => ({
        ...plan,
        zones: zoneNames.map((id) => ({ id, name: `Zone ${id}`, colour: '#abc' })),
        general: plan.general.map((area) => ({ ...area, zone: 3 })),
      }))
      .filter((plan) => validatePlan(plan).length === 0 && different(plan.general, ({ name }) => name));
    fc.assert(
      fc.property(soldPlan, (plan) => {
        expect(parsePlan(JSON.parse(JSON.stringify(formatPretixPlan(plan))))).toStrictEqual(plan);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps guids that are given and makes up the others', () => {
    const plan = parsePlan(small());
    const seats = formatPretixPlan(plan, ['first']).zones[0]?.rows[0]?.seats.map(
      ({ seat_guid }) => seat_guid,
    );
    expect(seats).toStrictEqual(['first', 'Stalls-1-2', 'Stalls-1-3']);
  });
});

describe('compiling a plan', () => {
  it('gives the file of it, with seats put in line', () => {
    const seats = [seat('1', 0), { ...seat('2', 20), position: { x: 21, y: 1 } }, seat('3', 40)];
    const zones = [{ name: 'Stalls', position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }];
    const compiled = compilePlan(small({ zones, metres_per_unit: 0.02 }));
    if (compiled.kind === 'faulty') throw new Error(JSON.stringify(compiled.faults));
    expect([...compiled.plan.x]).toStrictEqual([0, 40, 80]);
    expect(compiled.guids).toStrictEqual(['g-1-0', 'g-2-20', 'g-3-40']);
    expect(decodePlan(JSON.parse(compiled.file))).toStrictEqual(compiled.plan);
  });

  it('leaves seats alone that stand out of line on purpose', () => {
    const seats = [seat('1', 0), { ...seat('2', 20), position: { x: 24, y: 0 } }, seat('3', 40)];
    const zones = [{ name: 'Stalls', position: { x: 0, y: 0 }, rows: [{ row_number: '1', seats }] }];
    expect(compilePlan(small({ zones, metres_per_unit: 0.01 }))).toMatchObject({
      plan: { x: Int32Array.of(0, 24, 40) },
    });
  });

  it('names the faults', () => {
    expect(compilePlan({ ...small(), name: 1 })).toMatchObject({ kind: 'compiled' });
    expect(compilePlan({ ...small(), name: '' })).toStrictEqual({
      kind: 'faulty',
      faults: [{ path: 'name', reason: 'must be a text' }],
    });
  });
});

describe('the name of a seat', () => {
  it('is its section in every language, its row and its label', () => {
    const rows = [{ row_number: 'A', seats: [seat('1', 0), seat('12B', 20)] }];
    const plan = parsePlan(
      small({ zones: [{ name: 'Box', names: { de: 'Loge' }, position: { x: 0, y: 0 }, rows }] }),
    );
    expect(seatName(plan, 1)).toStrictEqual({
      section: { name: 'Box', names: { de: 'Loge' } },
      row: 'A',
      seat: '12B',
    });
  });
});
