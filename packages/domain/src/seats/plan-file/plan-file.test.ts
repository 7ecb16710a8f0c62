import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRow } from '../plan/plan.ts';
import { anyPlan } from '../test/any-plan.ts';
import { hall } from '../test/hall.ts';
import { decodePlan } from './decode-plan.ts';
import { encodePlan } from './encode-plan.ts';
import { nextRowLabel } from './plan-file.ts';
import { snapToArcs } from './snap-to-arcs.ts';

const throughFile = (plan: Parameters<typeof encodePlan>[0]) =>
  decodePlan(JSON.parse(JSON.stringify(encodePlan(plan))));

describe('the file of a plan', () => {
  it('gives back every plan, regular or not, to the last centimetre', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(throughFile(plan)).toStrictEqual(plan);
      }),
      { numRuns: 300 },
    );
  });

  it('spells out only what does not follow from the row before', () => {
    const { plan } = hall('ooo|oo\nooo|oo\nooo|oo');
    const file = encodePlan(plan);
    expect(file.rowLabels).toStrictEqual([]);
    expect(file.offsets).toBe('M');
    expect(file.zone).toStrictEqual(['AAA', 'AAA']);
    expect(file.flags).toStrictEqual(['AAA', 'AAA']);
    expect(file.numbers).toStrictEqual(['AAA', 'CAA', 'CAA']);
  });

  it('refuses a file of another version and a damaged one', () => {
    const file = encodePlan(hall('ooo\nooo').plan);
    expect(() => decodePlan({ ...file, version: 2 })).toThrow('plan file version 2 is not known');
    expect(() => decodePlan({ ...file, counts: 'G' })).toThrow('no number at 1 of 1 characters');
    expect(() => decodePlan({ ...file, zone: [] })).toThrow('no number at 0 of 0 characters');
    expect(() => decodePlan({ ...file, zone: ['G', 'A'] })).toThrow('no run of 0 seats fits the row');
    expect(() => decodePlan({ ...file, zone: ['D', 'A'] })).toThrow('no run of 4 seats fits the row');
    expect(() => decodePlan({ ...file, offsets: '?' })).toThrow('no number at 0 of 1 characters');
  });

  it.each([
    [undefined, '1'],
    ['1', '2'],
    ['9', '10'],
    ['A', 'B'],
    ['Я', 'а'],
  ])('expects the row after %j to be %j', (previous, label) => {
    expect(nextRowLabel(previous)).toBe(label);
  });
});

describe('a seat of a plan', () => {
  it('has a row, or is none', () => {
    const { plan } = hall('oo\no');
    expect([0, 2].map((seat) => findRow(plan, seat).label)).toStrictEqual(['1', '2']);
    expect(() => findRow(plan, 3)).toThrow('no seat 3 among 3');
    expect(() => findRow(plan, -1)).toThrow('no seat -1 among 3');
  });
});

describe('seats that stand almost on an arc', () => {
  it('are moved onto it, and by no more than the tolerance', () => {
    const { plan } = hall('ooooooooo\nooooooooo');
    plan.y[2] = 103;
    plan.x[13] = 204;
    const snapped = snapToArcs(plan, 3);
    expect(snapped.y[2]).toBeLessThan(103);
    expect(snapped.x[13]).toBe(204);
    expect(plan.y[2]).toBe(103);
    expect(snapToArcs(plan, 4).x[13]).toBe(200);
  });

  it('are measured between gaps', () => {
    const { plan } = hall('ooo|ooo');
    plan.y.set([1, 1, 1], 3);
    expect(snapToArcs(plan, 3)).toStrictEqual(plan);
  });
});
