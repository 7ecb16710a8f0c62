import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import { expect, it } from 'vitest';
import type { Outcome } from '../../api/outcome.ts';
import type { BasketCalls } from './basket-calls.ts';
import { createBasketStore } from './basket-store.ts';
import { basketOf, ticket } from './test/baskets.ts';

const query = { lang: 'en', currency_code: 'EUR' } as const;
/** A server that answers when the test says so. */
function slowServer() {
  const asked: { readonly name: string; readonly answer: (outcome: Outcome<never>) => void }[] = [];
  const call = (name: string) => () =>
    new Promise<Outcome<never>>((resolve) => {
      asked.push({ name, answer: resolve });
    });
  const calls: BasketCalls = {
    read: call('read'),
    change: call('change'),
    extend: call('extend'),
    takeBack: call('take back'),
  };
  const names = () => asked.map(({ name }) => name);
  const until = async (count: number) => {
    while (asked.length < count) await Promise.resolve();
  };
  const answer = async (number: number, basket: Basket | Outcome<never>) => {
    await until(number);
    asked[number - 1]?.answer('kind' in basket ? basket : { kind: 'done', answer: basket as never });
  };
  return { calls, names, until, answer };
}

const counts = (basket: Basket | undefined) =>
  Object.fromEntries((basket?.tickets ?? []).map(({ id, count }) => [id, count]));

const update: BasketChange = { type: 'UPDATE_TICKET', ticket: { id: '40:floor', count: 3 } };
const remove: BasketChange = { type: 'DELETE_TICKET', ticket: { id: '40:floor' } };

async function setUp(...tickets: BasketTicket[]) {
  const server = slowServer();
  let clock = Date.parse('2026-12-01T11:58:00Z');
  const store = createBasketStore(server.calls, () => clock);
  const read = store.read(query);
  await server.until(1);
  clock += 400;
  await server.answer(1, basketOf(...tickets));
  await read;
  return { ...server, store };
}

it('is loading until it was read', async () => {
  const server = slowServer();
  const store = createBasketStore(server.calls);
  const read = store.read(query);
  expect(store.state()).toMatchObject({ isLoading: true, basket: undefined });
  await server.answer(1, basketOf(ticket('40:floor')));
  await read;
  expect(store.state()).toMatchObject({ isLoading: false, isFailed: false });
  expect(counts(store.state().basket)).toEqual({ '40:floor': 1 });
});

it("takes the server's clock from when the question was sent, so that it never promises too much", async () => {
  const { store } = await setUp();
  expect(store.state().clockAheadMs).toBe(120_000);
});

it('says that it failed and keeps what it had', async () => {
  const { store, answer } = await setUp(ticket('40:floor'));
  const read = store.read(query);
  await answer(2, { kind: 'failed' });
  await read;
  expect(store.state()).toMatchObject({ isFailed: true, isLoading: false });
  expect(counts(store.state().basket)).toEqual({ '40:floor': 1 });
});

it('shows a change at once, with its sums', async () => {
  const { store } = await setUp(ticket('40:floor'));
  void store.change(update, query);
  expect(store.state().basket?.total).toMatchObject({ count: 3, price: 60, service_fee: 6 });
  expect(store.state().pending).toEqual([update]);
});

it('takes a refused change back and tells why, leaving later ones in place', async () => {
  const { store, answer } = await setUp(ticket('40:floor'), ticket('40:balcony'));
  const first = store.change(update, query);
  void store.change({ type: 'DELETE_TICKET', ticket: { id: '40:balcony' } }, query);
  expect(counts(store.state().basket)).toEqual({ '40:floor': 3 });
  const problem = { code: 'limit_exceeded', message: '', limit: 2, left: 1 } as const;
  await answer(2, { kind: 'refused', problem });
  expect(await first).toEqual({ kind: 'refused', problem });
  expect(counts(store.state().basket)).toEqual({ '40:floor': 1 });
});

it('asks one thing after another, and never shows an answer older than a later change', async () => {
  const { store, names, answer } = await setUp(ticket('40:floor'));
  const read = store.read(query);
  const change = store.change(remove, query);
  await answer(2, basketOf(ticket('40:floor')));
  await read;
  expect(counts(store.state().basket)).toEqual({});
  await answer(3, basketOf());
  await change;
  expect(names()).toEqual(['read', 'read', 'change']);
  expect(store.state().pending).toEqual([]);
});

it('tells listeners until they have had enough', async () => {
  const { store } = await setUp(ticket('40:floor'));
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  void store.change(remove, query);
  stop();
  void store.change(remove, query);
  expect(told).toBe(1);
});
