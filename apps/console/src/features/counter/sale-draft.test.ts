import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  readChange,
  readSum,
  saleTickets,
  saleTotal,
  ticketCount,
  withPlaces,
} from './sale-draft.ts';

describe('a sale that is being put together', () => {
  const zones = [{ id: 'floor', name: 'Floor', price: 0.1, units_left: 40 }];
  const priced = { plan: undefined, zones, currency: 'EUR' };

  it('names what it wants as visitors do', () => {
    const draft = withPlaces({ ...emptyDraft, seats: new Set([3, 2]) }, 'floor', 2);
    expect(ticketCount(draft)).toBe(4);
    expect(saleTickets(12, draft)).toEqual([
      { id: '12:2', count: 1 },
      { id: '12:3', count: 1 },
      { id: '12:floor', count: 2 },
    ]);
  });

  it('leaves out a zone of which nothing is wanted any more', () => {
    expect(withPlaces(withPlaces(emptyDraft, 'floor', 2), 'floor', 0)).toEqual(emptyDraft);
  });

  it('adds up exactly, where numbers of a computer would not', () => {
    expect(saleTotal(withPlaces(emptyDraft, 'floor', 3), priced)).toBe(0.3);
  });
});

it.each([
  ['100', 100],
  ['1 000', 1000],
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['', undefined],
  ['-5', undefined],
  ['12.505', undefined],
  ['ten', undefined],
])('“%s” is typed for %s', (typed, sum) => {
  expect(readSum(typed)).toBe(sum);
});

it.each([
  ['', { kind: 'due', amount: 0 }],
  ['2200', { kind: 'due', amount: 0 }],
  ['5 000', { kind: 'due', amount: 2800 }],
  ['2000', { kind: 'lacking' }],
  ['many', { kind: 'unreadable' }],
])('of “%s” for 2200 goes back %o', (typed, change) => {
  expect(readChange(typed, 2200, 'RUB')).toEqual(change);
});
