import { describe, expect, it } from 'vitest';
import type { BasketTicket, TicketState } from './basket.ts';
import { restoreReleased } from './restore-released.ts';

const line = (id: string, count: number, state: TicketState, price = 100): BasketTicket => ({
  id,
  count,
  price,
  extra: { service_fee: price / 10, event: { id: 1 }, date: { id: 7 }, seat: null, state },
});
const today = () => ({ price: 120, extra: { service_fee: 12 } });
const reheld = (id: string, count: number) => line(id, count, 'held', 120);

describe('taking back released lines', () => {
  const released = [line('a', 2, 'released'), line('kept', 3, 'held'), line('b', 4, 'released')];

  it('asks for all of them at the price of today, and for no line that is held', () => {
    expect(restoreReleased(released, today, { order: 10 })).toEqual({
      wanted: [reheld('a', 2), reheld('b', 4)],
      lost: [],
    });
  });

  it.each([
    [8, [reheld('a', 2), reheld('b', 3)], [{ id: 'b', count: 1, reason: 'limit_exceeded' }]],
    [5, [reheld('a', 2)], [{ id: 'b', count: 4, reason: 'limit_exceeded' }]],
    [
      3,
      [],
      [
        { id: 'a', count: 2, reason: 'limit_exceeded' },
        { id: 'b', count: 4, reason: 'limit_exceeded' },
      ],
    ],
  ])('keeps to a limit of %i, and names what is beyond it', (limit, wanted, lost) => {
    expect(restoreReleased(released, today, { order: limit })).toEqual({ wanted, lost });
  });

  it('keeps to the limit of each event', () => {
    const ofEvent = (eventId: number) => (eventId === 1 ? 5 : undefined);
    const elsewhere = {
      ...line('c', 4, 'released'),
      extra: { ...line('c', 4, 'released').extra, event: { id: 2 } },
    };
    const result = restoreReleased([...released, elsewhere], today, { order: 10, ofEvent });
    expect(result.wanted.map(({ id, count }) => [id, count])).toEqual([
      ['a', 2],
      ['c', 4],
    ]);
    expect(result.lost).toEqual([{ id: 'b', count: 4, reason: 'limit_exceeded' }]);
  });

  it('names lines that are not sold any more', () => {
    const result = restoreReleased(released, ({ id }) => (id === 'a' ? undefined : today()), { order: 10 });
    expect(result).toEqual({
      wanted: [reheld('b', 4)],
      lost: [{ id: 'a', count: 2, reason: 'sale_closed' }],
    });
  });

  it('has nothing to do where nothing was released', () => {
    expect(restoreReleased([line('kept', 3, 'held')], today, { order: 10 })).toEqual({
      wanted: [],
      lost: [],
    });
  });
});
