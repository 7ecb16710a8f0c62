import type { MovableTicket } from '@parterre/contracts/console/moving';
import { describe, expect, it } from 'vitest';
import { moveInput, noTargets, pairsDifference, pairUp, type Targets, waysToSettle } from './move-draft.ts';

const ticket = (number: string, more: Partial<MovableTicket> = {}): MovableTicket => ({
  number,
  performance_id: 12,
  zone_id: 'floor',
  seat_index: null,
  title: 'Recital',
  started_at: '2026-12-18T19:00:00+03:00',
  zone: 'Floor',
  seat: null,
  price: 500,
  may_leave: true,
  may_reseat: true,
  ...more,
});
const zones = [
  { id: 'entry', name: 'Entry', price: 700, units_left: 9 },
  { id: 'floor', name: 'Floor', price: 500, units_left: 9 },
];
const hall = (id: number) => ({ performance: { id } as never, zones });
const places = (zone: string, count: number): Targets => ({ ...noTargets, places: new Map([[zone, count]]) });
const order = { order_id: 'o', currency_code: 'RUB' };

describe('tickets and places', () => {
  it('are paired one by one, and say what it comes to', () => {
    const draft = pairUp(hall(4), undefined, [ticket('A'), ticket('B')], places('entry', 2));
    expect(draft.lacking).toBe(0);
    expect(pairsDifference(draft.pairs, 'RUB')).toBe(400);
    expect(moveInput(order, draft, 'cash')).toEqual({
      ...order,
      moves: [
        { ticket: 'A', to: '4:entry' },
        { ticket: 'B', to: '4:entry' },
      ],
      difference: 400,
      settlement: 'cash',
    });
  });

  it('must be as many as each other', () => {
    const few = pairUp(hall(4), undefined, [ticket('A'), ticket('B')], places('entry', 1));
    expect([few.lacking, moveInput(order, few, 'cash')]).toEqual([1, undefined]);
    const many = pairUp(hall(4), undefined, [ticket('A')], places('entry', 2));
    expect([many.lacking, moveInput(order, many, 'cash')]).toEqual([-1, undefined]);
  });

  it('leave a ticket alone whose own place was chosen', () => {
    const draft = pairUp(hall(12), undefined, [ticket('A'), ticket('B', { zone_id: 'entry' })], {
      ...noTargets,
      places: new Map([['floor', 2]]),
    });
    expect(moveInput(order, draft, 'even')?.moves).toEqual([{ ticket: 'B', to: '12:floor' }]);
  });

  it('that are not sold in the currency of the order go nowhere', () => {
    const draft = pairUp({ ...hall(4), zones: [] }, undefined, [ticket('A')], places('entry', 1));
    expect(moveInput(order, draft, 'cash')).toBeUndefined();
  });
});

it('a difference is made up in the ways that suit it', () => {
  expect(waysToSettle(0)).toEqual(['even']);
  expect(waysToSettle(-1)).toEqual(['refund', 'waive']);
});
