import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: Json;
}

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

export function mutate(body: Json, mutations: readonly Mutation[]): Json {
  const whole: { [key: string]: Json } = { body: structuredClone(body) };
  for (const { at, kind, value } of mutations) {
    const found = places(whole);
    const [holder, key] = found[at % found.length] ?? [whole, 'body'];
    if (kind === 'remove') delete holder[key];
    else holder[kind === 'add' ? `${key}_` : key] = structuredClone(value);
  }
  return whole.body ?? null;
}

export type FuzzedRequest =
  ReturnType<typeof fuzzedRequests> extends fc.Arbitrary<infer Value> ? Value : never;

/** Requests as pages send them, most of them spoilt in one way or another. */
export const fuzzedRequests = (calls: readonly Call[]) =>
  fc.record({
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
