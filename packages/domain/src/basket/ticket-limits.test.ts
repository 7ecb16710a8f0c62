import { expect, it } from 'vitest';
import type { BasketTicket, TicketState } from './basket.ts';
import { findExceededLimit } from './ticket-limits.ts';

const line = (eventId: number, count: number, state: TicketState = 'held'): BasketTicket => ({
  id: `${eventId} ${count}`,
  count,
  price: 100,
  extra: { service_fee: 10, event: { id: eventId }, date: { id: 7 }, seat: null, state },
});

const own = { eventId: 1, limit: 4 };

it.each([
  ['more than it allows', [line(1, 3)], [line(1, 5)], { ...own, left: 1 }],
  ['as many as it allows', [line(1, 3)], [line(1, 4)], undefined],
  ['of another event', [line(1, 3)], [line(1, 3), line(2, 9)], undefined],
  ['by a line of its own', [line(1, 3)], [line(1, 3), line(1, 2)], { ...own, left: 1 }],
  ['what was let go', [line(1, 3, 'released')], [line(1, 3, 'released'), line(1, 2)], undefined],
  ['fewer, though more than it allows by now', [line(1, 9)], [line(1, 8)], undefined],
  ['more, where it is more already', [line(1, 9)], [line(1, 10)], { ...own, left: 0 }],
] as const)('a limit of an event: %s', (_what, before, after, exceeded) => {
  expect(findExceededLimit(before, after, own)).toEqual(exceeded);
});
