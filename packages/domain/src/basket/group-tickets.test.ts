import { describe, expect, it } from 'vitest';
import { groupTickets } from './group-tickets.ts';

const line = (id: string, eventId: number, performanceId: number) => ({
  id,
  count: 1,
  price: 10,
  extra: {
    service_fee: 1,
    event: { id: eventId, title: `event ${eventId}` },
    date: { id: performanceId },
    seat: null,
    state: 'held' as const,
  },
});

describe('the lines of a basket', () => {
  it('stand under their event and date, in the order of the first addition', () => {
    const [a, b, c, d, e] = [
      line('a', 2, 21),
      line('b', 1, 11),
      line('c', 2, 20),
      line('d', 2, 21),
      line('e', 1, 11),
    ];
    expect(groupTickets([a, b, c, d, e])).toEqual([
      {
        event: { id: 2, title: 'event 2' },
        dates: [
          { date: { id: 21 }, tickets: [a, d] },
          { date: { id: 20 }, tickets: [c] },
        ],
      },
      { event: { id: 1, title: 'event 1' }, dates: [{ date: { id: 11 }, tickets: [b, e] }] },
    ]);
  });

  it('are no groups when there are none', () => {
    expect(groupTickets([])).toEqual([]);
  });
});
