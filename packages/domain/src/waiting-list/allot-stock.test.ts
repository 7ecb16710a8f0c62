import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSeat } from '../seats/bit-set.ts';
import { hall } from '../seats/test/hall.ts';
import { type Allotted, allotStock, canBeMet, type WaitingStock } from './allot-stock.ts';
import type { Wish } from './wish.ts';

const wish = (id: string, count: number, more: Partial<Wish> = {}): Wish => ({
  id,
  count,
  zones: new Set(['z0', 'z1', 'floor']),
  maxMinor: 10_000,
  currency: 'RUB',
  ...more,
});
const prices: Readonly<Record<string, number>> = {
  'z0 RUB': 5000,
  'z1 RUB': 2000,
  'floor RUB': 1000,
  'z0 EUR': 60,
};
const priceMinor = (zone: string, currency: string) => prices[`${zone} ${currency}`];
/** Seats as they are drawn, the second row being of another zone, and units of a standing area. */
const stock = (drawing: string, units = 0): WaitingStock => ({
  seats: drawing === '' ? undefined : hall(drawing, { zoneIndex: (seat) => (seat < 6 ? 0 : 1) }),
  units: new Map([['floor', units]]),
  priceMinor,
});
const seats = (wishId: string, ...found: number[]): Allotted => ({ kind: 'seats', wishId, seats: found });
const units = (wishId: string, count: number): Allotted => ({ kind: 'units', wishId, zone: 'floor', count });

describe('what came back', () => {
  it.each<[what: string, drawing: string, wishes: readonly Wish[], allotted: readonly Allotted[]]>([
    ['goes to the first who wants it', 'xxoxxx', [wish('a', 1), wish('b', 1)], [seats('a', 2)]],
    ['is not offered in parts', 'xxoxxx', [wish('a', 2)], []],
    ['passes over whom it does not wholly meet', 'xxoxxx', [wish('a', 2), wish('b', 1)], [seats('b', 2)]],
    ['waits for nobody who wants more', 'xooxxx', [wish('a', 3), wish('b', 2)], [seats('b', 1, 2)]],
    ['is offered side by side alone', 'oxoxxx', [wish('a', 2)], []],
    ['is not offered over a gap', 'xxo|oxx', [wish('a', 2)], []],
    ['is offered to several', 'ooxoox', [wish('a', 2), wish('b', 2)], [seats('a', 3, 4), seats('b', 0, 1)]],
    ['is offered to each once', 'oooooo', [wish('a', 1)], [seats('a', 2)]],
    [
      'is offered in zones that are wanted',
      'xxxoox\noxoxxx',
      [wish('a', 1, { zones: new Set(['z1']) })],
      [seats('a', 8)],
    ],
    [
      'is offered up to the highest price',
      'xxxoox\nxxoxxx',
      [wish('a', 1, { maxMinor: 4999 })],
      [seats('a', 8)],
    ],
    ['is offered at the highest price', 'xxoxxx', [wish('a', 1, { maxMinor: 5000 })], [seats('a', 2)]],
    [
      'is judged in the currency of the wish',
      'xxoxxx',
      [wish('a', 1, { currency: 'EUR', maxMinor: 60 })],
      [seats('a', 2)],
    ],
    ['is not offered where it has no price', 'xxoxxx', [wish('a', 1, { currency: 'USD' })], []],
    ['is no accessible seat', 'xxAxxx', [wish('a', 1)], []],
    ['of a hall without free seats is nothing', 'xxxxxx', [wish('a', 1)], []],
  ])('%s', (_what, drawing, wishes, allotted) => {
    expect(allotStock(wishes, stock(drawing))).toEqual(allotted);
  });

  it.each<[what: string, free: number, wishes: readonly Wish[], allotted: readonly Allotted[]]>([
    ['goes by count', 2, [wish('a', 2), wish('b', 1)], [units('a', 2)]],
    [
      'passes over whom it does not wholly meet',
      2,
      [wish('a', 3), wish('b', 1), wish('c', 1)],
      [units('b', 1), units('c', 1)],
    ],
    ['is not offered above the price', 2, [wish('a', 1, { maxMinor: 999 })], []],
  ])('of a standing area %s', (_what, free, wishes, allotted) => {
    expect(allotStock(wishes, stock('', free))).toEqual(allotted);
  });

  it('is seats before it is room to stand', () => {
    expect(allotStock([wish('a', 2), wish('b', 2)], stock('xooxxx', 2))).toEqual([
      seats('a', 1, 2),
      units('b', 2),
    ]);
  });
});

const anyDrawing = fc.string({ unit: fc.constantFrom('o', 'x'), minLength: 12, maxLength: 12 });
const anyLine = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 });

it('nobody is offered what another was, or what is not there; and nobody is passed over who could have had it', () => {
  fc.assert(
    fc.property(anyDrawing, anyLine, fc.nat(6), (drawn, counts, standing) => {
      const free = stock(`${drawn.slice(0, 6)}\n${drawn.slice(6)}`, standing);
      const line = counts.map((count, index) => wish(`w${index}`, count));
      const allotted = allotStock(line, free);
      const given = allotted.flatMap((each) => (each.kind === 'seats' ? each.seats : []));
      expect(new Set(given).size).toBe(given.length);
      for (const seat of given) expect(free.seats && hasSeat(free.seats.free, seat)).toBe(true);
      const stood = allotted.reduce((sum, each) => sum + (each.kind === 'units' ? each.count : 0), 0);
      expect(stood).toBeLessThanOrEqual(standing);
      // Whoever comes later changes nothing for those before.
      for (const length of line.keys())
        expect(allotStock(line.slice(0, length), free)).toEqual(
          allotted.filter(({ wishId }) => line.slice(0, length).some(({ id }) => id === wishId)),
        );
      const first = line[0];
      if (first) expect(canBeMet(first, free)).toBe(allotted[0]?.wishId === first.id);
    }),
  );
});
