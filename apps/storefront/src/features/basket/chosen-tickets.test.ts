import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import { expect, it } from 'vitest';
import { chosenTickets } from './chosen-tickets.ts';
import { basketWith, ticket } from './test/baskets.ts';

const none = new Map<string, readonly string[]>();
const add = (id: string, count?: number): BasketChange => ({ type: 'ADD_TICKET', ticket: { id, count } });
const chosen = (
  tickets: Parameters<typeof basketWith>,
  pending: readonly BasketChange[] = [],
  refused: ReadonlyMap<string, readonly string[]> = none,
) => Object.fromEntries(chosenTickets({ basket: basketWith(...tickets), pending }, refused));

it('a held ticket is mine', () => {
  expect(chosen([ticket('40:floor', 2)])).toEqual({ '40:floor': { kind: 'mine', count: 2 } });
});

it('a released ticket is not chosen any more', () => {
  const held = ticket('40:floor');
  expect(chosen([{ ...held, extra: { ...held.extra, state: 'released' } }])).toEqual({});
});

it('an added ticket is pending until the server answers', () => {
  expect(chosen([], [add('40:1'), add('40:floor', 3)])).toEqual({
    '40:1': { kind: 'pending', count: 1 },
    '40:floor': { kind: 'pending', count: 3 },
  });
});

it('a ticket whose count is being changed is pending', () => {
  const update: BasketChange = { type: 'UPDATE_TICKET', ticket: { id: '40:floor', count: 4 } };
  expect(chosen([ticket('40:floor')], [update])).toEqual({ '40:floor': { kind: 'pending', count: 4 } });
});

it('a refused ticket names alternatives until it is added again', () => {
  const refused = new Map([['40:1', ['40:2']]]);
  expect(chosen([], [], refused)).toEqual({ '40:1': { kind: 'refused', alternatives: ['40:2'] } });
  expect(chosen([], [add('40:1')], refused)).toEqual({ '40:1': { kind: 'pending', count: 1 } });
});
