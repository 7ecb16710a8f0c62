import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type JournalPart,
  type OrderPart,
  receivedParts,
  returnedParts,
  reversedParts,
} from './journal-parts.ts';

const vat = { rate: 2000, exemption: null };
const part = (offerId: string, unitMinor: number, more: Partial<OrderPart> = {}): OrderPart => ({
  offerId,
  kind: 'ticket',
  unitMinor,
  count: 1,
  vat,
  bookedMinor: 0,
  bookedVatMinor: 0,
  ...more,
});
/** Two tickets for 50 with a fee of 5, and one for 100 without. */
const order = [
  part('a', 5000, { count: 2 }),
  part('a', 500, { count: 2, kind: 'fee', vat: { rate: 1000, exemption: null } }),
  part('b', 10_000, { vat: null }),
];
const sum = (parts: readonly JournalPart[]) => parts.reduce((all, { amountMinor }) => all + amountMinor, 0);
const told = (parts: readonly JournalPart[]) =>
  parts.map(({ part: of, amountMinor, vatMinor }) => [
    of ? `${of.offerId} ${of.kind}` : 'none',
    amountMinor,
    vatMinor,
  ]);
/** The order once this has been booked. */
const after = (parts: readonly OrderPart[], booked: readonly JournalPart[]): OrderPart[] =>
  parts.map((one) => {
    const own = booked.filter(({ part: of }) => of?.offerId === one.offerId && of.kind === one.kind);
    return {
      ...one,
      bookedMinor: one.bookedMinor + sum(own),
      bookedVatMinor: one.bookedVatMinor + own.reduce((all, { vatMinor }) => all + vatMinor, 0),
    };
  });
const paid = after(order, receivedParts(order, 21_000));
const money = (amountMinor: number, offerIds: string[] | null = null) => ({
  amountMinor,
  offerIds,
  unassignedMinor: 0,
  isUnassigned: false,
});

describe('money that comes', () => {
  it('at once pays every part whole', () => {
    expect(told(receivedParts(order, 21_000))).toEqual([
      ['a ticket', 10_000, 1667],
      ['a fee', 1000, 91],
      ['b ticket', 10_000, 0],
    ]);
  });

  it('in two goes ends where it would have at once', () => {
    const first = receivedParts(order, 7777);
    expect(sum(first)).toBe(7777);
    const second = receivedParts(after(order, first), 21_000 - 7777);
    expect(after(after(order, first), second)).toEqual(paid);
  });

  it('and is more than the order costs is for nothing', () => {
    expect(told(receivedParts(paid, 300))).toEqual([['none', 300, 0]]);
  });
});

describe('money that goes back', () => {
  it('for all leaves nothing, VAT included', () => {
    expect(after(paid, returnedParts(paid, money(21_000)))).toEqual(order);
  });

  it('for a ticket takes its price and its fee', () => {
    expect(told(returnedParts(paid, money(5500, ['a'])))).toEqual([
      ['a ticket', -5000, -834],
      ['a fee', -500, -46],
    ]);
  });

  it('without a ticket is shared by all', () => {
    expect(told(returnedParts(paid, money(2100)))).toEqual([
      ['a ticket', -1000, -167],
      ['a fee', -100, -9],
      ['b ticket', -1000, 0],
    ]);
  });

  it('for a ticket of which some went back already takes the rest from the others', () => {
    const less = after(paid, returnedParts(paid, money(2100)));
    const rest = after(less, returnedParts(less, money(11_000, ['a', 'a'])));
    expect(rest.map(({ bookedMinor }) => bookedMinor)).toEqual([0, 0, 7900]);
  });

  it('beyond the price of a ticket takes the rest from those that were bought with it, fees and all, before it takes from others', () => {
    const less = after(paid, returnedParts(paid, money(9000, ['a', 'a'])));
    const withB = [...less, part('c', 3000, { bookedMinor: 3000, bookedVatMinor: 500 })];
    const back = { ...money(12_000, ['b']), fellowIds: ['a', 'b'] };
    const rest = after(withB, returnedParts(withB, back));
    expect(rest.map(({ bookedMinor }) => bookedMinor)).toEqual([0, 0, 0, 3000]);
  });

  it('for tickets of a broken bundle and another keeps nothing of the other', () => {
    const back = { ...money(14_000, ['a', 'b']), fellowIds: ['a'] };
    const rest = after(paid, returnedParts(paid, back));
    expect(rest.map(({ bookedMinor }) => bookedMinor)).toEqual([6364, 636, 0]);
  });

  it('because it was too much touches no ticket', () => {
    const excess = { ...money(300), unassignedMinor: 300, isUnassigned: true };
    expect(told(returnedParts(paid, excess))).toEqual([['none', -300, 0]]);
  });

  it('and is more than was ever booked is for nothing', () => {
    expect(told(returnedParts(order, money(5)))).toEqual([['none', -5, 0]]);
  });
});

it('what was entered wrongly is taken back part by part', () => {
  const wrong = receivedParts(order, 22_000);
  const booked = wrong.map(({ part: of, amountMinor }) => ({
    offerId: of?.offerId ?? null,
    kind: of?.kind ?? 'unassigned',
    amountMinor,
  }));
  const reversed = reversedParts(after(order, wrong), booked);
  expect(after(after(order, wrong), reversed)).toEqual(order);
  expect(sum(reversed)).toBe(-22_000);
});

it('however money comes and goes, parts add up to it, none is below nothing, and VAT is what the rest contains', () => {
  const moves = fc.array(
    fc.record({ isIn: fc.boolean(), minor: fc.integer({ min: 1, max: 9000 }), of: fc.nat(2) }),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(moves, (played) => {
      let now: readonly OrderPart[] = order;
      for (const { isIn, minor, of } of played) {
        const offers = of === 0 ? null : of === 1 ? ['a'] : ['b', 'a'];
        const parts = isIn ? receivedParts(now, minor) : returnedParts(now, money(minor, offers));
        expect(sum(parts)).toBe(isIn ? minor : -minor);
        now = after(now, parts);
        expect(
          now.every(
            ({ bookedMinor, unitMinor, count }) => bookedMinor >= 0 && bookedMinor <= unitMinor * count,
          ),
        ).toBe(true);
        for (const { bookedMinor, bookedVatMinor, vat: rule } of now)
          expect(bookedVatMinor).toBe(
            Math.round((bookedMinor * (rule?.rate ?? 0)) / (10_000 + (rule?.rate ?? 0))),
          );
      }
    }),
  );
});
