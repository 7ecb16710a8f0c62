import { routes } from '@parterre/contracts/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** All reading calls of the contracts that take a currency, with what else they must be told. */
const calls = Object.values(routes).flatMap(({ method, url, schema }) => {
  if (method !== 'GET' || !('querystring' in schema)) return [];
  const fields = Object.keys(schema.querystring.shape);
  const field = ['currency_code', 'currency'].find((name) => fields.includes(name));
  const others = [
    ...(fields.includes('event_source_id') ? ['event_source_id=1'] : []),
    ...(fields.includes('count') ? ['count=1'] : []),
    ...(fields.includes('q') ? ['q=swan'] : []),
  ];
  return field ? [{ url: url.replace(':id', '1'), field, others }] : [];
});

it('these are all of them', () => {
  expect(calls.length).toBeGreaterThanOrEqual(10);
  expect(new Set(calls.map(({ field }) => field))).toEqual(new Set(['currency_code', 'currency']));
});

it.each(calls)('$url takes the currencies of the catalogue alone', async ({ url, field, others }) => {
  const addressIn = (code: string) => `${url}?${[...others, `${field}=${code}`].join('&')}`;
  expect(await api.refusal(addressIn('XTS'))).toEqual([400, `${field}: unknown_value`]);
  // The site offers the last one, though nothing has a price in it.
  for (const code of ['RUB', 'EUR', 'USD'])
    expect([code, (await api.app.inject(addressIn(code))).statusCode]).toEqual([code, 200]);
});

it('a change of the basket, a choice of its currency and an order name a currency of the catalogue', async () => {
  const change = { type: 'ADD_TICKET', ticket: { id: '2:stalls' } };
  const post = async (url: string, payload: object) => {
    const headers = { 'idempotency-key': 'one-order-key' };
    const reply = await api.app.inject({ method: 'POST', url, payload, headers });
    return [reply.statusCode, reply.json().error?.details];
  };
  const unknown = [{ field: 'currency_code', reason: 'unknown_value' }];
  expect(await post('/api/basket?currency_code=XTS', change)).toMatchObject([400, unknown]);
  expect(await post('/api/basket/currency', { currency_code: 'XTS' })).toMatchObject([422, unknown]);
  const order = {
    contact: { name: 'Анна', email: 'anna@example.com' },
    consents: { offer: true, personal_data: true, marketing: false },
    acquisition_id: 1,
    lang: 'ru',
    expected_total: 1,
    currency_code: 'XTS',
  };
  expect(await post('/api/orders', order)).toMatchObject([422, unknown]);
});
