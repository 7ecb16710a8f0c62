import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TicketState } from './basket.ts';
import { amountDue, basketTotal } from './basket-total.ts';

interface Line {
  id?: string;
  count?: number;
  price?: number;
  service_fee?: number;
  state?: TicketState;
}
const ticket = ({ id = '7:a', count = 1, price = 0, service_fee = 0, state = 'held' }: Line) => ({
  id,
  count,
  price,
  extra: { service_fee, event: { id: 1 }, date: { id: 7 }, seat: null, state },
});

describe('the total of a basket', () => {
  it('is nothing for an empty one', () => {
    expect(basketTotal([])).toEqual({ price: 0, count: 0, service_fee: 0, selectedTickets: [] });
  });

  it('counts tickets, their prices and, apart, their fees', () => {
    const tickets = [
      ticket({ id: '7:a', count: 2, price: 1500, service_fee: 150.5 }),
      ticket({ id: '7:b', count: 1, price: 999.99, service_fee: 0 }),
    ];
    expect(basketTotal(tickets)).toEqual({
      price: 3999.99,
      count: 3,
      service_fee: 301,
      selectedTickets: [
        { id: '7:a', count: 2 },
        { id: '7:b', count: 1 },
      ],
    });
  });

  it.each([
    // Rounding each ticket first would give 20.26, 0.02 and 1.02.
    [[ticket({ count: 2, price: 10.125 })], 20.25],
    [[ticket({ count: 2, price: 0.005 })], 0.01],
    [[ticket({ price: 0.505 }), ticket({ price: 0.505 })], 1.01],
    // Binary fractions would give 0.30000000000000004 and 1.
    [[ticket({ price: 0.1 }), ticket({ price: 0.2 })], 0.3],
    [[ticket({ price: 1.005 })], 1.01],
  ])('is rounded once, half up, to 2 decimals (%#)', (tickets, expected) => {
    expect(basketTotal(tickets).price).toBe(expected);
    const asFees = tickets.map(({ count, price }) => ticket({ count, service_fee: price }));
    expect(basketTotal(asFees).service_fee).toBe(expected);
  });

  it('leaves out lines that were released', () => {
    const tickets = [
      ticket({ id: '7:a', price: 10, service_fee: 1 }),
      ticket({ id: '7:b', price: 20, service_fee: 2, state: 'released' }),
    ];
    expect(basketTotal(tickets)).toEqual({
      price: 10,
      count: 1,
      service_fee: 1,
      selectedTickets: [{ id: '7:a', count: 1 }],
    });
  });

  it('is the sum in whole hundredths, whatever the lines and their order', () => {
    const hundredths = fc.integer({ min: 0, max: 1e9 });
    const lines = fc.array(fc.tuple(hundredths, hundredths, fc.integer({ min: 1, max: 100 })));
    fc.assert(
      fc.property(lines, (rows) => {
        const tickets = rows.map(([price, fee, count]) =>
          ticket({ price: price / 100, service_fee: fee / 100, count }),
        );
        const sum = (column: 0 | 1) =>
          rows.reduce((total, row) => total + BigInt(row[column]) * BigInt(row[2]), 0n);
        const total = basketTotal(tickets);
        expect(total.price).toBe(Number(sum(0)) / 100);
        expect(total.service_fee).toBe(Number(sum(1)) / 100);
        expect(amountDue(total)).toBe(Number(sum(0) + sum(1)) / 100);
        const { selectedTickets: _, ...reversed } = basketTotal(tickets.toReversed());
        expect(total).toMatchObject(reversed);
      }),
    );
  });
});

describe('what is owed', () => {
  it('is the price and the fees together', () => {
    expect(amountDue({ price: 3999.99, service_fee: 301 })).toBe(4300.99);
    expect(amountDue({ price: 0.1, service_fee: 0.2 })).toBe(0.3);
  });
});
