import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeDatabaseClock } from '../../database/database-clock.ts';
import { oneServer } from '../../database/stock-nodes/stock-nodes.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';
import { emptyBasket } from './basket.ts';
import { makeBasketCache } from './basket-cache.ts';
import { makeBasketStore } from './basket-write.service.ts';

const { api, now } = basketFixture();
const basket = (id: string) => emptyBasket(id, new Date(0), 'RUB');

it('the cache of baskets holds no more than its maximum, and drops the one added longest ago', () => {
  const cache = makeBasketCache({ maxBaskets: 2, maxAgeMs: 1000, nowMs: () => 0 });
  for (const id of ['a', 'b', 'a', 'c']) cache.add(basket(id));
  expect(['a', 'b', 'c'].map((id) => cache.find(id)?.id)).toEqual(['a', undefined, 'c']);
});

it('a basket is forgotten once it has been cached for the maximum age', () => {
  let nowMs = 0;
  const cache = makeBasketCache({ maxBaskets: 2, maxAgeMs: 1000, nowMs: () => nowMs });
  cache.add(basket('a'));
  nowMs = 999;
  expect(cache.find('a')).toBeDefined();
  nowMs = 1000;
  expect(cache.find('a')).toBeUndefined();
});

it('a basket that is changed on and on is remembered with its latest keys alone, as it is stored', async () => {
  const { db } = api().database;
  const parts = { db, nodes: oneServer, now, clock: makeDatabaseClock(), announce: () => undefined };
  const store = makeBasketStore({ ...parts, defaultCurrency: async () => 'RUB' });
  const id = randomUUID();
  const next = { lines: [], currency: 'RUB', hold: undefined };
  let before = emptyBasket(id, now(), 'RUB');
  for (let count = 0; count < 30; count += 1) {
    const written = await store.write(before, next, { key: `key-${count}`, acceptsFewer: false });
    if (written.kind !== 'written') throw new Error(written.kind);
    before = written.basket;
  }
  const remembered = await store.guess(id, false);
  expect(remembered?.recentKeys).toHaveLength(20);
  expect(remembered?.recentKeys).toEqual((await store.read(id)).recentKeys);
});
