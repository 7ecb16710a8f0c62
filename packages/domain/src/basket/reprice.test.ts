import { describe, expect, it } from 'vitest';
import type { BasketTicket } from './basket.ts';
import { repriceTickets } from './reprice.ts';

const line = (id: string, price: number): BasketTicket => ({
  id,
  count: 2,
  price,
  extra: { service_fee: price / 10, event: { id: 1 }, date: { id: 7 }, seat: null, state: 'held' },
});
const euros = new Map([
  ['a', line('a', 10)],
  ['b', line('b', 20)],
]);

describe('a basket in another currency', () => {
  it('has every line at its price in that currency, and is otherwise as it was', () => {
    const tickets = [line('b', 2000), line('a', 1000)];
    expect(repriceTickets(tickets, ({ id }) => euros.get(id))).toEqual([line('b', 20), line('a', 10)]);
  });

  it('is none when a line has no price in it', () => {
    expect(repriceTickets([line('a', 1000), line('c', 1)], ({ id }) => euros.get(id))).toBeUndefined();
  });

  it('may be empty', () => {
    expect(repriceTickets([], () => undefined)).toEqual([]);
  });
});
