import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, type BasketChange } from './apply-change.ts';
import { type BasketTicket, isHeld } from './basket.ts';
import { basketTotal } from './basket-total.ts';
import { releaseTickets } from './hold.ts';

const limit = 10;
const id = fc.constantFrom('1:a', '1:b', '2:a', '2:b');
const count = fc.integer({ min: -1, max: 12 });
const eventId = (ticketId: string) => Number(ticketId[0]);
const isSeat = (ticketId: string) => ticketId.endsWith('a');

const ticket = fc.record({ id, count, price: fc.constantFrom(10, 10.5) }).map(
  (overrides): BasketTicket => ({
    ...overrides,
    extra: {
      service_fee: 1,
      event: { id: eventId(overrides.id) },
      date: { id: 7 },
      seat: isSeat(overrides.id) ? {} : null,
      state: 'held',
    },
  }),
);
type Step = BasketChange<BasketTicket> | { type: 'HOLD_ENDS' };
const step: fc.Arbitrary<Step> = fc.oneof(
  ticket.map((each) => ({ type: 'ADD_TICKET' as const, ticket: each })),
  fc.record({ id, count }).map((each) => ({ type: 'UPDATE_TICKET' as const, ticket: each })),
  id.map((each) => ({ type: 'DELETE_TICKET' as const, ticket: { id: each } })),
  fc.constantFrom(1, 2).map((each) => ({ type: 'DELETE_EVENT' as const, ticket: { event_id: each } })),
  fc.constant({ type: 'HOLD_ENDS' as const }),
);

function take(tickets: readonly BasketTicket[], change: Step): readonly BasketTicket[] {
  if (change.type === 'HOLD_ENDS') return releaseTickets(tickets);
  const result = applyChange(tickets, change, limit);
  return result.kind === 'changed' ? result.tickets : tickets;
}

describe('after any changes, in any order', () => {
  it('a basket has one line for each ticket, whole counts, one of each seat, and keeps to the limit', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const tickets = steps.reduce(take, [] as readonly BasketTicket[]);
        expect(new Set(tickets.map((each) => each.id)).size).toBe(tickets.length);
        for (const each of tickets) {
          expect(each.count).toBeGreaterThanOrEqual(1);
          if (isSeat(each.id)) expect(each.count).toBe(1);
        }
        expect(basketTotal(tickets).count).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('no change touches the lines of another ticket or event', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), step, (steps, last) => {
        if (last.type === 'HOLD_ENDS') return;
        const before = steps.reduce(take, [] as readonly BasketTicket[]);
        const after = take(before, last);
        const isOther = (each: BasketTicket) =>
          last.type === 'DELETE_EVENT'
            ? each.extra.event.id !== last.ticket.event_id
            : each.id !== last.ticket.id;
        expect(after.filter(isOther)).toEqual(before.filter(isOther));
      }),
    );
  });

  it('repeating a removal or an update changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), step, (steps, last) => {
        if (last.type === 'HOLD_ENDS' || last.type === 'ADD_TICKET') return;
        const once = take(steps.reduce(take, [] as readonly BasketTicket[]), last);
        expect(applyChange(once, last, limit).kind).not.toBe('changed');
      }),
    );
  });

  it('an ended hold leaves every line listed and nothing owed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const before = steps.reduce(take, [] as readonly BasketTicket[]);
        const after = releaseTickets(before);
        expect(after.map((each) => each.id)).toEqual(before.map((each) => each.id));
        expect(after.some(isHeld)).toBe(false);
        expect(basketTotal(after)).toEqual({ price: 0, count: 0, service_fee: 0, selectedTickets: [] });
      }),
    );
  });
});
