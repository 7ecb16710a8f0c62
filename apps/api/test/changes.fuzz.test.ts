import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { expectNothingLost, waitUntilIdle } from '../src/testing/quiet.ts';
import { type Call, type FuzzedRequest, fuzzedRequests, type Json, mutate } from './fuzzed-changes.ts';

// By night: FUZZED_CHANGES=10000 npm test.
const requests = Number(process.env.FUZZED_CHANGES ?? 1500);
const atOnce = 20;

const fixture = orderFixture();

const change = (type: string, ticket: Json): Call => ({
  method: 'POST',
  url: '/api/basket',
  body: { type, ticket },
});

const orderForm: Json = {
  contact: { name: 'Анна Иванова', email: 'anna@example.com', phone: '+49 30 1234567' },
  acquisition_id: 1,
  consents: { offer: true, personal_data: true, marketing: false },
  lang: 'ru',
  campaign: { utm_source: 'mail' },
  expected_total: 1100,
  currency_code: 'RUB',
};

/** As pages send them; `:token` is that of an order which is there. */
const calls: readonly Call[] = [
  { method: 'GET', url: '/api/basket' },
  change('ADD_TICKET', { id: '12:floor', count: 2 }),
  change('ADD_TICKET', { id: '12:3' }),
  change('UPDATE_TICKET', { id: '12:floor', count: 1 }),
  change('DELETE_TICKET', { id: '12:floor' }),
  change('DELETE_EVENT', { event_id: 1 }),
  { method: 'DELETE', url: '/api/basket' },
  { method: 'POST', url: '/api/basket/currency', body: { currency_code: 'EUR' } },
  { method: 'POST', url: '/api/basket/extend' },
  { method: 'POST', url: '/api/basket/take_back' },
  { method: 'POST', url: '/api/orders', body: orderForm },
  { method: 'POST', url: '/api/orders/lookup', body: { email: 'anna@example.com', lang: 'ru' } },
  { method: 'POST', url: '/api/reminders', body: { date_id: 12, email: 'anna@example.com', lang: 'ru' } },
  { method: 'POST', url: '/api/reminders/confirm', body: { token: 'A'.repeat(48) } },
  { method: 'POST', url: '/api/reminders/cancel', body: { token: 'A'.repeat(48) } },
  { method: 'GET', url: '/api/orders/:token' },
  { method: 'GET', url: '/api/orders/:token/bill.pdf' },
  { method: 'GET', url: '/api/orders/:token/calendar.ics' },
  { method: 'POST', url: '/api/orders/:token/payments', body: { acquisition_id: 1 } },
  { method: 'POST', url: '/api/orders/:token/cancel' },
  { method: 'POST', url: '/api/orders/:token/return', body: { date_id: 12 } },
  {
    method: 'POST',
    url: '/api/payments/sandbox/notifications',
    body: { type: 'payment.changed', payment_id: 'x' },
  },
  {
    method: 'POST',
    url: '/api/quality',
    body: { page: 'event', screen: 'phone', timed: { LCP: 1900 }, counted: { views: 1 } },
  },
];

it('whatever is sent to change something, nothing fails and the books stay right', {
  timeout: 60_000 + requests * 100,
}, async () => {
  const cookies = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const visitor = fixture.visitor();
      await visitor.add('12:floor', 1);
      return visitor.cookie() ?? '';
    }),
  );
  const tokens: string[] = ['x'.repeat(32), '%00', '..%2f..'];
  for (let count = 0; count < 3; count += 1) tokens.push((await fixture.ordered()).token);
  const statuses = new Map<number, number>();

  const send = async ({ call, mutations, visitor, order, key, contentType, raw, query }: FuzzedRequest) => {
    const url = call.url.replace(':token', tokens[order % tokens.length] ?? '') + query;
    const body = call.body === undefined ? undefined : JSON.stringify(mutate(call.body, mutations));
    const payload = call.method === 'GET' ? undefined : (raw ?? body);
    const reply = await fixture.api().app.inject({
      method: call.method,
      url,
      headers: {
        ...(visitor < cookies.length - 1 && { cookie: cookies[visitor] }),
        ...(key !== null && /^[\x20-\x7e]*$/.test(key) && { 'idempotency-key': key }),
        ...(payload !== undefined && { 'content-type': contentType }),
      },
      ...(payload !== undefined && { payload }),
    });
    const { statusCode } = reply;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    const isFine = statusCode < 500 || (statusCode === 503 && reply.headers['retry-after'] !== undefined);
    expect(isFine, `${call.method} ${url}\n${payload}\n${statusCode} ${reply.body}`).toBe(true);
    if (statusCode === 201) tokens.push(reply.json<{ token: string }>().token);
  };

  const generated = fc.sample(fuzzedRequests(calls), { numRuns: requests });
  for (let start = 0; start < requests; start += atOnce)
    await Promise.all(generated.slice(start, start + atOnce).map(send));
  // Neither all refused nor all waved through.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 404, 422]));
  await waitUntilIdle(fixture, 60 * 24 * 6);
  await expectNothingLost(fixture);
});
