import { ApiError } from '@parterre/api-client/api-error';
import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { Problem } from '@parterre/contracts/errors/problem';
import { expect, it } from 'vitest';
import { onSignal } from '../../signals.ts';
import { type BasketApi, createBasketStore } from './basket-store.ts';
import { basketWith, ticket } from './test/baskets.ts';

const query = { lang: 'en', currency_code: 'EUR' } as const;

const refusal = (error: Problem['error']) =>
  new ApiError({ data: { error }, status: 409, url: '/api/basket', method: 'POST' });
const offline = new ApiError({ data: null, status: null, url: '/api/basket', method: 'GET' });

/** A server that answers when the test says so. */
function slowServer() {
  const calls: { readonly name: string; readonly settle: PromiseWithResolvers<never> }[] = [];
  const call = (name: string) => () => {
    const settle = Promise.withResolvers<never>();
    calls.push({ name, settle });
    return settle.promise;
  };
  const api: BasketApi = {
    readBasket: call('read'),
    chooseCurrency: call('choose currency'),
    changeBasket: call('change'),
    clearBasket: call('clear'),
    extendBasket: call('extend'),
    restoreBasket: call('restore'),
  };
  const names = () => calls.map(({ name }) => name);
  const until = async (count: number) => {
    while (calls.length < count) await Promise.resolve();
  };
  const answer = async (number: number, reply: Basket | ApiError) => {
    await until(number);
    const settle = calls[number - 1]?.settle;
    if (reply instanceof ApiError) settle?.reject(reply);
    else settle?.resolve(reply as never);
  };
  return { api, names, until, answer };
}

const counts = (basket: Basket | undefined) =>
  Object.fromEntries((basket?.tickets ?? []).map(({ id, count }) => [id, count]));

const update: BasketChange = { type: 'UPDATE_TICKET', ticket: { id: '40:floor', count: 3 } };
const remove: BasketChange = { type: 'DELETE_TICKET', ticket: { id: '40:floor' } };

async function setUp(...tickets: BasketTicket[]) {
  const server = slowServer();
  let clock = Date.parse('2026-12-01T11:58:00Z');
  const store = createBasketStore(server.api, () => clock);
  const read = store.read(query);
  await server.until(1);
  clock += 400;
  await server.answer(1, basketWith(...tickets));
  await read;
  return { ...server, store };
}

it('a basket is loading until it was read', async () => {
  const server = slowServer();
  const store = createBasketStore(server.api);
  const read = store.read(query);
  expect(store.state()).toMatchObject({ isLoading: true, basket: undefined });
  await server.answer(1, basketWith(ticket('40:floor')));
  await read;
  expect(store.state()).toMatchObject({ isLoading: false, isFailed: false });
  expect(counts(store.state().basket)).toEqual({ '40:floor': 1 });
});

it("the server's clock is taken from when the call was sent, so that a hold never seems longer than it is", async () => {
  const { store } = await setUp();
  expect(store.state().clockAheadMs).toBe(120_000);
});

it('a basket in another currency is put into that of this tab before it is shown', async () => {
  const server = slowServer();
  const store = createBasketStore(server.api);
  const opened = store.open(query);
  await server.answer(1, { ...basketWith(ticket('40:floor')), currency_code: 'RUB' });
  await server.until(2);
  expect(store.state().basket).toBeUndefined();
  await server.answer(2, basketWith(ticket('40:floor')));
  await opened;
  expect(server.names()).toEqual(['read', 'choose currency']);
  expect(store.state().basket?.currency_code).toBe('EUR');
});

it('a basket keeps its currency when the other is refused, is the same, or there is nothing to convert', async () => {
  const server = slowServer();
  const store = createBasketStore(server.api);
  const refused = store.open(query);
  await server.answer(1, { ...basketWith(ticket('40:floor')), currency_code: 'RUB' });
  await server.answer(2, refusal({ code: 'currency_unavailable', message: '' }));
  await refused;
  expect(store.state()).toMatchObject({ isLoading: false, basket: { currency_code: 'RUB' } });
  const same = store.open(query);
  await server.answer(3, basketWith(ticket('40:floor')));
  await same;
  const empty = store.open(query);
  await server.answer(4, { ...basketWith(), currency_code: 'RUB' });
  await empty;
  expect(server.names()).toEqual(['read', 'choose currency', 'read', 'read']);
});

it('a currency chosen in another tab is followed, not changed back', async () => {
  const { store, names, answer } = await setUp(ticket('40:floor'));
  const read = store.read(query);
  await answer(2, { ...basketWith(ticket('40:floor')), currency_code: 'RUB' });
  await read;
  expect(names()).toEqual(['read', 'read']);
  expect(store.state().basket?.currency_code).toBe('RUB');
});

it('a failed read is reported, and what was read before stays', async () => {
  const { store, answer } = await setUp(ticket('40:floor'));
  const read = store.read(query);
  await answer(2, offline);
  await read;
  expect(store.state()).toMatchObject({ isFailed: true, isLoading: false });
  expect(counts(store.state().basket)).toEqual({ '40:floor': 1 });
});

it('a change is shown at once, with its sums', async () => {
  const { store } = await setUp(ticket('40:floor'));
  void store.change(update, query);
  expect(store.state().basket?.total).toMatchObject({ count: 3, price: 60, service_fee: 6 });
  expect(store.state().pending).toEqual([update]);
});

it('a refused change is undone with its reason, and later ones stay', async () => {
  const { store, answer } = await setUp(ticket('40:floor'), ticket('40:balcony'));
  const first = store.change(update, query);
  void store.change({ type: 'DELETE_TICKET', ticket: { id: '40:balcony' } }, query);
  expect(counts(store.state().basket)).toEqual({ '40:floor': 3 });
  const problem = { code: 'limit_exceeded', message: '', limit: 2, left: 1 } as const;
  await answer(2, refusal(problem));
  expect(await first).toEqual({ kind: 'refused', problem });
  expect(counts(store.state().basket)).toEqual({ '40:floor': 1 });
});

it('calls are made one after another, and no reply hides a later change', async () => {
  const { store, names, answer } = await setUp(ticket('40:floor'));
  const read = store.read(query);
  const change = store.change(remove, query);
  await answer(2, basketWith(ticket('40:floor')));
  await read;
  expect(counts(store.state().basket)).toEqual({});
  await answer(3, basketWith());
  await change;
  expect(names()).toEqual(['read', 'read', 'change']);
  expect(store.state().pending).toEqual([]);
});

it('clearing the basket remembers what was held, to be restored once', async () => {
  const { store, answer, names } = await setUp(ticket('40:floor', 2), {
    ...ticket('40:balcony'),
    extra: { ...ticket('40:balcony').extra, state: 'released' },
  });
  const clear = store.clear(query);
  await answer(2, basketWith());
  await clear;
  expect(names()).toEqual(['read', 'clear']);
  expect(counts(store.state().basket)).toEqual({});
  const repeated = store.clear(query);
  await answer(3, basketWith());
  await repeated;
  expect(store.takeEmptied().map(({ id, count }) => [id, count])).toEqual([['40:floor', 2]]);
  expect(store.takeEmptied()).toEqual([]);
});

it('nothing can be restored when clearing failed, or once something else was added', async () => {
  const { store, answer } = await setUp(ticket('40:floor'));
  const failed = store.clear(query);
  await answer(2, offline);
  await failed;
  expect([counts(store.state().basket), store.state().emptied]).toEqual([{ '40:floor': 1 }, []]);
  const clear = store.clear(query);
  await answer(3, basketWith());
  await clear;
  const added = store.change({ type: 'ADD_TICKET', ticket: { id: '40:balcony', count: 1 } }, query);
  await answer(4, basketWith(ticket('40:balcony')));
  await added;
  expect(store.state().emptied).toEqual([]);
});

it.each(['read', 'open'] as const)(
  'nothing can be restored once another tab has filled the basket, found by %s',
  async (method) => {
    const { store, answer } = await setUp(ticket('40:floor'));
    const clear = store.clear(query);
    await answer(2, basketWith());
    await clear;
    const same = store[method](query);
    await answer(3, basketWith());
    await same;
    expect(store.state().emptied.map(({ id }) => id)).toEqual(['40:floor']);
    const filled = store[method](query);
    await answer(4, basketWith(ticket('40:balcony')));
    await filled;
    const bought = store[method](query);
    await answer(5, basketWith());
    await bought;
    expect(store.state().emptied).toEqual([]);
  },
);

it('listeners are called until they unsubscribe', async () => {
  const { store } = await setUp(ticket('40:floor'));
  let calls = 0;
  const stop = store.subscribe(() => {
    calls += 1;
  });
  void store.change(remove, query);
  stop();
  void store.change(remove, query);
  expect(calls).toBe(1);
});

it('prices of the event are updated once the server has confirmed a change, and the change is tracked', async () => {
  const { store, answer } = await setUp(ticket('40:floor'));
  const sent: unknown[] = [];
  const stops = [
    onSignal('update-prices', ({ eventIds }) => sent.push(eventIds)),
    onSignal('tracked', ({ kind }) => sent.push(kind)),
  ];
  const change = store.change(remove, query);
  expect(sent).toEqual([]);
  await answer(2, basketWith());
  await change;
  expect(sent).toEqual(['basket-changed', [7]]);
  for (const stop of stops) stop();
});
