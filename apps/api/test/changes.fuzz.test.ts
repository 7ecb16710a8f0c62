import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { expectNothingLost, waitUntilIdle } from '../src/testing/quiet.ts';

// By night: FUZZED_CHANGES=10000 npm test.
const requests = Number(process.env.FUZZED_CHANGES ?? 1500);
const atOnce = 20;

const fixture = orderFixture();

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: Json;
}

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

/** What nobody should send. */
const nasty: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '99999999999999999999',
    "'; drop table orders --",
    '__proto__',
    '{{7*7}}',
    'a\r\nBcc: b@example.com',
    'x'.repeat(5000),
    [],
    {},
    [[[[[[]]]]]],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
) as fc.Arbitrary<Json>;

interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add';
  readonly value: Json;
}

const mutation = fc.record({
  at: fc.nat(20),
  kind: fc.constantFrom<Mutation['kind']>('replace', 'replace', 'remove', 'add'),
  value: nasty,
});

/** Every object and field of it, outermost first. */
function places(value: Json): (readonly [holder: Record<string, Json>, key: string])[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value, key] as const, ...places(inner)]);
}

function mutate(body: Json, mutations: readonly Mutation[]): Json {
  const whole: { [key: string]: Json } = { body: structuredClone(body) };
  for (const { at, kind, value } of mutations) {
    const found = places(whole);
    const [holder, key] = found[at % found.length] ?? [whole, 'body'];
    if (kind === 'remove') delete holder[key];
    else holder[kind === 'add' ? `${key}_` : key] = structuredClone(value);
  }
  return whole.body ?? null;
}

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

const request = fc.record({
  call: fc.constantFrom(...calls),
  mutations: fc.array(mutation, { maxLength: 2 }),
  visitor: fc.nat(9),
  order: fc.nat(9),
  key: fc.option(
    fc.oneof(
      fc.uuid(),
      fc.constantFrom('1', '', 'a'.repeat(300), 'k k', 'ключ'),
      fc.string({ maxLength: 30 }),
    ),
  ),
  contentType: fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/json; charset=latin1',
        'x',
        'multipart/form-data',
      ),
    },
  ),
  raw: fc.option(fc.constantFrom('', '{', 'null', '[1', '"', '\ufeff{}', '{"a":1}{}'), { freq: 15 }),
  query: fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '?currency_code=EUR',
        '?currency_code=xx',
        '?lang=de',
        '?lang=%00',
        '?x[]=1',
        '?%',
      ),
    },
  ),
});

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

  const send = async ({ call, mutations, visitor, order, key, contentType, raw, query }: Request) => {
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

  const generated = fc.sample(request, { numRuns: requests });
  for (let start = 0; start < requests; start += atOnce)
    await Promise.all(generated.slice(start, start + atOnce).map(send));
  // Neither all refused nor all waved through.
  for (const status of [200, 404, 422])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(requests / 100);
  await waitUntilIdle(fixture, 60 * 24 * 6);
  await expectNothingLost(fixture);
});
