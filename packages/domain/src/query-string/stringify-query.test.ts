import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { type QueryInput, stringifyQuery } from './stringify-query.ts';

describe('stringifyQuery', () => {
  it.each<[Record<string, QueryInput>, string]>([
    [{}, ''],
    [{ a: 1, b: true, c: 'x y' }, 'a=1&b=true&c=x%20y'],
    [{ a: null, b: '' }, 'a=&b='],
    [{ a: undefined, b: [], c: {} }, ''],
    [{ a: ['x', 'y'] }, 'a%5B0%5D=x&a%5B1%5D=y'],
    [{ a: { b: { c: 1 } } }, 'a%5Bb%5D%5Bc%5D=1'],
    [{ 'ключ&=': "!'()*~._-" }, '%D0%BA%D0%BB%D1%8E%D1%87%26%3D=%21%27%28%29%2A~._-'],
    [{ a: '\uD800' }, 'a=%EF%BF%BD'],
  ])('writes %j', (query, expected) => {
    expect(stringifyQuery(query)).toBe(expected);
  });

  const text = fc.string({ unit: 'grapheme' });
  const value = fc.letrec<{ node: QueryInput }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(text, tie('node'), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).node;

  it('writes every query as the qs library does by default', () => {
    fc.assert(
      fc.property(fc.dictionary(text, value, { noNullPrototype: true }), (query) => {
        expect(stringifyQuery(query)).toBe(qs.stringify(query));
      }),
    );
  });

  it('is read back by parseQuery, within the limits', () => {
    const key = fc.stringMatching(/^[a-zа-я_ .&=+%]{1,6}$/);
    const filled = fc.string({ unit: 'grapheme', minLength: 1 });
    const list = fc.array(filled, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(filled, list), { noNullPrototype: true }), (query) => {
        expect(parseQuery(stringifyQuery(query))).toStrictEqual(query);
      }),
    );
  });
});
