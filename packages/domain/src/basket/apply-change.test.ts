import { describe, expect, it } from 'vitest';
import { applyChange, type BasketChange, type ShownPrice } from './apply-change.ts';
import type { BasketTicket, TicketState } from './basket.ts';

interface Line {
  count?: number;
  price?: number;
  service_fee?: number;
  state?: TicketState;
  eventId?: number;
  seat?: object | null;
}
function line(id: string, overrides: Line = {}): BasketTicket {
  const { count = 1, price = 100, service_fee = 10, state = 'held', eventId = 1, seat = null } = overrides;
  return { id, count, price, extra: { service_fee, event: { id: eventId }, date: { id: 7 }, seat, state } };
}
const seat = { row: 'A', number: '1' };

const tickets = [
  line('seat', { seat }),
  line('floor', { count: 3 }),
  line('lost', { count: 2, state: 'released' }),
  line('other', { eventId: 2 }),
];
const [theSeat, floor, lost, other] = tickets as [BasketTicket, BasketTicket, BasketTicket, BasketTicket];
const apply = (change: BasketChange<BasketTicket>, limit = 10) => applyChange(tickets, change, limit);
const add = (ticket: BasketTicket, limit?: number) => apply({ type: 'ADD_TICKET', ticket }, limit);
const update = (id: string, count: number, limit?: number) =>
  apply({ type: 'UPDATE_TICKET', ticket: { id, count } }, limit);

describe('ADD_TICKET', () => {
  it('puts a new ticket at the end', () => {
    const ticket = line('new', { count: 2 });
    expect(add(ticket)).toEqual({ kind: 'changed', tickets: [...tickets, ticket], added: 2 });
  });

  it('adds to a line of general admission that is held', () => {
    const changed = [theSeat, { ...floor, count: 5 }, lost, other];
    expect(add(line('floor', { count: 2 }))).toEqual({ kind: 'changed', tickets: changed, added: 2 });
  });

  it('changes nothing for a seat that is held already', () => {
    expect(add(line('seat', { seat, price: 999 }))).toEqual({ kind: 'unchanged' });
  });

  it('takes a released line back at the price and count offered now', () => {
    const offered = line('lost', { count: 1, price: 120 });
    expect(add(offered)).toEqual({ kind: 'changed', tickets: [theSeat, floor, offered, other], added: 1 });
  });

  it.each([{ price: 101 }, { service_fee: 11 }])(
    'asks the visitor when a held line has another price: %j',
    (overrides) => {
      const offered = line('floor', overrides);
      expect(add(offered)).toEqual({ kind: 'price-changed', offered });
    },
  );

  it.each<[ShownPrice, boolean]>([
    [{}, true],
    [{ price: 100 }, true],
    [{ price: 100, service_fee: 10 }, true],
    [{ price: 99 }, false],
    [{ price: 100, service_fee: 9 }, false],
    [{ service_fee: 11 }, false],
  ])('adds at the price shown or asks: %j', (shown, isAdded) => {
    const ticket = line('new');
    const result = apply({ type: 'ADD_TICKET', ticket, shown });
    expect(result).toMatchObject(
      isAdded ? { kind: 'changed', added: 1 } : { kind: 'price-changed', offered: ticket },
    );
  });

  it('takes the price of today for the whole line once the visitor was shown it', () => {
    const offered = line('floor', { price: 120, service_fee: 12 });
    const result = apply({ type: 'ADD_TICKET', ticket: offered, shown: { price: 120 } });
    const repriced = line('floor', { count: 4, price: 120, service_fee: 12 });
    expect(result).toEqual({ kind: 'changed', tickets: [theSeat, repriced, lost, other], added: 1 });
  });

  it.each([
    ['floor', 6],
    ['new', 6],
    ['lost', 6],
  ])('refuses %s beyond the limit and says how many are left', (id, count) => {
    expect(add(line(id, { count }))).toEqual({ kind: 'limit-exceeded', limit: 10, left: 5 });
    expect(add(line(id, { count: count - 1 }))).toMatchObject({ kind: 'changed', added: 5 });
  });

  it('has nothing left above a limit that was lowered', () => {
    expect(add(line('new'), 4)).toEqual({ kind: 'limit-exceeded', limit: 4, left: 0 });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a count of %d', (count) => {
    expect(add(line('new', { count }))).toEqual({ kind: 'invalid-count' });
  });

  it('refuses a seat taken twice', () => {
    expect(add(line('new', { seat, count: 2 }))).toEqual({ kind: 'invalid-count' });
    expect(add(line('new', { seat }))).toMatchObject({ kind: 'changed' });
  });
});

describe('UPDATE_TICKET', () => {
  it.each([
    [5, 2],
    [1, 0],
  ])('sets the count of a line to %i, at the price it is held at', (count, added) => {
    const changed = [theSeat, { ...floor, count }, lost, other];
    expect(update('floor', count)).toEqual({ kind: 'changed', tickets: changed, added });
  });

  it('changes nothing when the count is the same', () => {
    expect(update('floor', 3)).toEqual({ kind: 'unchanged' });
    expect(update('seat', 1)).toEqual({ kind: 'unchanged' });
  });

  it('keeps to the limit upwards only', () => {
    expect(update('floor', 9)).toEqual({ kind: 'limit-exceeded', limit: 10, left: 5 });
    expect(update('floor', 8)).toMatchObject({ kind: 'changed', added: 5 });
    expect(update('floor', 2, 1)).toMatchObject({ kind: 'changed', added: 0 });
  });

  it.each([0, -1, 1.5])('refuses a count of %d', (count) => {
    expect(update('floor', count)).toEqual({ kind: 'invalid-count' });
  });

  it('refuses two of one seat', () => {
    expect(update('seat', 2)).toEqual({ kind: 'invalid-count' });
  });

  it('knows no ticket outside the basket, and none whose hold has ended', () => {
    expect(update('new', 1)).toEqual({ kind: 'ticket-unknown' });
    expect(update('lost', 1)).toEqual({ kind: 'ticket-released' });
  });
});

describe('DELETE_TICKET', () => {
  it.each([
    ['floor', [theSeat, lost, other]],
    ['lost', [theSeat, floor, other]],
  ])('removes the line %s, held or released', (id, left) => {
    const result = apply({ type: 'DELETE_TICKET', ticket: { id } });
    expect(result).toEqual({ kind: 'changed', tickets: left, added: 0 });
  });

  it('changes nothing when the line is gone already', () => {
    expect(apply({ type: 'DELETE_TICKET', ticket: { id: 'new' } })).toEqual({ kind: 'unchanged' });
  });
});

describe('DELETE_EVENT', () => {
  it('removes every line of the event', () => {
    const result = apply({ type: 'DELETE_EVENT', ticket: { event_id: 1 } });
    expect(result).toEqual({ kind: 'changed', tickets: [other], added: 0 });
  });

  it('changes nothing when the event has no line', () => {
    expect(apply({ type: 'DELETE_EVENT', ticket: { event_id: 3 } })).toEqual({ kind: 'unchanged' });
  });
});
