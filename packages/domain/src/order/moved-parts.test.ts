import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JournalPart, OrderPart } from './journal-parts.ts';
import {
  type LeftPart,
  leavingMinor,
  leavingTicketsMinor,
  movedParts,
  returningSums,
} from './moved-parts.ts';

const part = (offerId: string, unitMinor: number, more: Partial<OrderPart> = {}): OrderPart => ({
  offerId,
  kind: 'ticket',
  unitMinor,
  count: 1,
  vat: { rate: 2000, exemption: null },
  bookedMinor: 0,
  bookedVatMinor: 0,
  ...more,
});
const left = (of: OrderPart, more: Partial<LeftPart> = {}): LeftPart => ({
  part: of,
  good: of.count,
  moved: of.count,
  returning: [],
  booked: [{ paymentId: 'card', minor: of.bookedMinor }],
  ...more,
});
const booked = (offerId: string, minor: number, more: Partial<OrderPart> = {}) =>
  part(offerId, minor, { bookedMinor: minor, bookedVatMinor: Math.round(minor / 6), ...more });
const told = (entries: ReadonlyMap<string, readonly JournalPart[]>) =>
  Object.fromEntries(
    [...entries].map(([payment, parts]) => [
      payment,
      parts.map(({ part: of, amountMinor, vatMinor }) => [
        of ? `${of.offerId} ${of.kind}` : 'none',
        amountMinor,
        vatMinor,
      ]),
    ]),
  );
const sum = (minors: readonly number[]) => minors.reduce((all, one) => all + one, 0);

describe('money follows its tickets', () => {
  it('from the old line to the new one, tickets as tickets and fees as fees', () => {
    const entries = movedParts({
      from: [left(booked('a', 6000)), left(booked('a', 600, { kind: 'fee', vat: null, bookedVatMinor: 0 }))],
      to: [part('b', 9000), part('b', 600, { kind: 'fee', vat: null })],
      goesBack: [],
    });
    expect(told(entries)).toEqual({
      card: [
        ['a ticket', -6000, -1000],
        ['b ticket', 6000, 1000],
        ['a fee', -600, 0],
        ['b fee', 600, 0],
      ],
    });
  });

  it('to another rate of VAT, where it contains what that says', () => {
    const entries = movedParts({
      from: [left(booked('a', 6000))],
      to: [part('b', 6000, { vat: { rate: 0, exemption: 'by law' } })],
      goesBack: [],
    });
    expect(told(entries)).toEqual({
      card: [
        ['a ticket', -6000, -1000],
        ['b ticket', 6000, 0],
      ],
    });
  });

  it('and is for nothing where it goes back', () => {
    const entries = movedParts({
      from: [left(booked('a', 6000))],
      to: [part('b', 2000)],
      goesBack: [{ paymentId: 'card', minor: 4000 }],
    });
    expect(told(entries)).toEqual({
      card: [
        ['a ticket', -6000, -1000],
        ['none', 4000, 0],
        ['b ticket', 2000, 333],
      ],
    });
  });

  it('by its share, where some tickets of a line stay', () => {
    const line = part('a', 1000, { count: 3, bookedMinor: 3000, bookedVatMinor: 500 });
    expect(leavingMinor(left(line, { moved: 2 }))).toBe(2000);
    // One was given back, and what was given out of goodwill is missing from the others.
    expect(leavingMinor(left({ ...line, bookedMinor: 1900 }, { good: 2, moved: 1 }))).toBe(950);
    // The third is on its way back.
    const returning = [{ paymentId: 'card', minor: 1000 }];
    expect(leavingMinor(left(line, { good: 2, moved: 2, returning }))).toBe(2000);
  });

  it.each([
    ['both', 3000, 2, 2000],
    ['one of both', 3000, 1, 1000],
    ['both, though something was given out of goodwill', 2700, 2, 2000],
    ['both, though more than the failed sum was given so', 1500, 2, 1500],
  ])('and not that of a ticket which failed to go back: %s', (_what, bookedMinor, moved, leaves) => {
    const line = part('a', 1000, { count: 3, bookedMinor });
    expect(leavingMinor(left(line, { good: 2, moved }))).toBe(leaves);
  });

  describe('but for what is on its way back', () => {
    const line = part('a', 1000, { count: 2, bookedMinor: 2000, vat: null });
    const fee = part('a', 100, { kind: 'fee', count: 2, bookedMinor: 200, vat: null });
    const refund = (paymentId: string, amountMinor: number, offerIds: string[] | null = ['a']) => ({
      paymentId,
      amountMinor,
      offerIds,
    });
    const sums = (parts: readonly OrderPart[], refunds: Parameters<typeof returningSums>[1]) =>
      [...returningSums(parts, refunds).values()].map((own) => own.map(({ minor }) => minor));

    it.each([
      ['one payment gives all of a ticket', [refund('card', 1100)], [[1000], [100]]],
      [
        'two give it together',
        [refund('card', 550), refund('gift', 550)],
        [
          [500, 500],
          [50, 50],
        ],
      ],
      ['one of them has given its part', [refund('card', 550)], [[500], [50]]],
      ['it is capped', [refund('card', 300)], [[273], [27]]],
      ['it is more than is booked', [refund('card', 5000, ['a', 'a', 'a'])], [[2000], [200]]],
      ['it is for no ticket', [refund('card', 700, null)], [[], []]],
      ['it is for another line', [refund('card', 700, ['b'])], [[], []]],
    ])('%s', (_case, refunds, expected) => {
      expect(sums([line, fee], refunds)).toEqual(expected);
    });

    it('which is of its own payment', () => {
      const booked = [
        { paymentId: 'gift', minor: 1000 },
        { paymentId: 'card', minor: 500 },
      ];
      const from = left(
        { ...line, bookedMinor: 1500 },
        { good: 1, moved: 1, booked, returning: [{ paymentId: 'card', minor: 500 }] },
      );
      expect(told(movedParts({ from: [from], to: [part('b', 1000, { vat: null })], goesBack: [] }))).toEqual({
        gift: [
          ['a ticket', -1000, 0],
          ['b ticket', 1000, 0],
        ],
      });
    });
  });

  it('of which no more than is booked for tickets can go back', () => {
    const fee = booked('a', 600, { kind: 'fee' });
    expect(leavingTicketsMinor([left(booked('a', 6000)), left(fee)])).toBe(6000);
  });

  it('payment by payment, though what goes back of one is more than it brought for them', () => {
    const entries = movedParts({
      from: [
        left(booked('a', 1000, { vat: null, bookedVatMinor: 0 }), {
          booked: [
            { paymentId: 'certificate', minor: 750 },
            { paymentId: 'card', minor: 250 },
          ],
        }),
      ],
      to: [part('b', 400, { vat: null })],
      goesBack: [
        { paymentId: 'card', minor: 500 },
        { paymentId: 'certificate', minor: 100 },
      ],
    });
    expect(told(entries)).toEqual({
      certificate: [
        ['a ticket', -750, 0],
        ['none', 100, 0],
        ['b ticket', 650, 0],
      ],
      card: [
        ['a ticket', -250, 0],
        ['none', 500, 0],
        ['b ticket', -250, 0],
      ],
    });
  });

  it('adds up, whatever was booked and whatever goes back', () => {
    const cells = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 3 });
    const price = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        fc.array(cells, { minLength: 1, maxLength: 4 }),
        fc.array(price, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000),
        (lines, prices, share) => {
          const from = lines.map((minors, index) => {
            const total = sum(minors);
            const own = part(`old${index}`, total, { bookedMinor: total, vat: null });
            return left(own, {
              booked: minors.map((minor, payment) => ({ paymentId: String(payment), minor })),
            });
          });
          const to = prices.map((minor, index) => part(`new${index}`, minor, { vat: null }));
          const here = leavingTicketsMinor(from);
          const back = Math.max(Math.round(here * share), here - sum(prices));
          const entries = movedParts({ from, to, goesBack: [{ paymentId: '0', minor: back }] });
          for (const parts of entries.values()) expect(sum(parts.map((one) => one.amountMinor))).toBe(0);
          const all = [...entries.values()].flat();
          const bookedFor = (of: OrderPart | null) =>
            sum(all.filter((one) => one.part === of).map((one) => one.amountMinor));
          // Nothing at all has no sign.
          for (const { part: old } of from) expect(bookedFor(old) + old.bookedMinor).toBe(0);
          expect(bookedFor(null)).toBe(back);
          for (const one of to) {
            expect(bookedFor(one)).toBeGreaterThanOrEqual(0);
            expect(bookedFor(one)).toBeLessThanOrEqual(one.unitMinor);
          }
        },
      ),
    );
  });
});
