import { expect, it } from 'vitest';
import { findObstacle, type ItemName, type Obstacle, type Removal } from './removal.ts';

const free: Removal = {
  kind: 'events',
  key: 'gala',
  isStoredAgain: false,
  namedBy: [],
  hasTickets: false,
  hasOrders: false,
  hasWithheld: false,
};
const news = (key: string): ItemName => ({ kind: 'news', key });
const plain = (kind: Obstacle['kind']) => ({ kind, by: [], more: 0 });

it.each<[string, Partial<Removal>, Obstacle | undefined]>([
  ['nothing', {}, undefined],
  ['being stored by the same file', { isStoredAgain: true, hasTickets: true }, plain('again')],
  ['tickets', { hasTickets: true, hasOrders: true, namedBy: [news('a')] }, plain('sold')],
  ['orders', { hasOrders: true, hasWithheld: true }, plain('ordered')],
  ['what names it', { namedBy: [news('a')], hasWithheld: true }, { kind: 'named', by: [news('a')], more: 0 }],
  [
    'a lot that names it, of which some is told',
    { namedBy: ['a', 'b', 'c', 'd', 'e'].map(news) },
    { kind: 'named', by: ['a', 'b', 'c'].map(news), more: 2 },
  ],
  ['seats that are withheld', { hasWithheld: true }, plain('withheld')],
])('an item is kept by %s', (_what, standing, expected) => {
  expect(findObstacle({ ...free, ...standing })).toEqual(expected);
});
