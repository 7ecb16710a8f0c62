import fc from 'fast-check';
import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';

const numbered = (count: number, parameter: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => parameter(index)).join('&');

describe('parseQuery', () => {
  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['?a=1', { '?a': '1' }],
    ['a', { a: '' }],
    ['a=', { a: '' }],
    ['=1&&=', {}],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a=&a=', { a: ['', ''] }],
    ['a=b=c', { a: 'b=c' }],
    ['a=b]=c', { 'a=b]': 'c' }],
    ['a=x+y%2Bz', { a: 'x y+z' }],
    ['%D0%B0=%E2%98%83', { а: '☃' }],
    ['a=%&b%E0=%E0%A4%A+1', { a: '%', 'b%E0': '%E0%A4%A 1' }],
    ['utf8=%26%2310003%3B&a=%E4', { utf8: '&#10003;', a: '%E4' }],
    ['a.b=1', { 'a.b': '1' }],
    ['a=1,2', { a: '1,2' }],
  ])('reads %j', (text, expected) => {
    expect(parseQuery(text)).toStrictEqual(expected);
  });

  it.each([
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=y&a[0]=x', { a: ['x', 'y'] }],
    ['a[5]=y&a[2]=x', { a: ['x', 'y'] }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a%5Bb%5D=1&a%5bb%5d=2', { a: { b: ['1', '2'] } }],
    ['a%255Bb%255D=1', { 'a%5Bb%5D': '1' }],
    ['a[0]=x&a[b]=y', { a: { 0: 'x', b: 'y' } }],
    ['a=x&a[b]=y', { a: ['x', { b: 'y' }] }],
    ['a[b]=y&a=x', { a: [{ b: 'y' }, 'x'] }],
    ['a[b]=y&a=', { a: { b: 'y' } }],
    ['a[0][b]=x&a[0][c]=y', { a: [{ b: 'x', c: 'y' }] }],
    ['a[b]x[c]=1', { a: { b: { c: '1' } } }],
    ['[]=1&[b]=2', { 0: '1', b: '2' }],
    ['a[=1&b]=2&[c=3', { 'a[': '1', 'b]': '2', '[c': '3' }],
    ['a[01]=x&a[-1]=y', { a: { '01': 'x', '-1': 'y' } }],
  ])('reads the brackets of %j', (text, expected) => {
    expect(parseQuery(text)).toStrictEqual(expected);
  });

  it('keeps what lies deeper than five levels as one name', () => {
    expect(parseQuery('a[b][c][d][e][f]=x')).toStrictEqual({ a: { b: { c: { d: { e: { f: 'x' } } } } } });
    expect(parseQuery('a[b][c][d][e][f][g][h]=x')).toStrictEqual({
      a: { b: { c: { d: { e: { f: { '[g][h]': 'x' } } } } } },
    });
  });

  it('turns a list of more than twenty into an object', () => {
    expect(parseQuery('a[19]=x')).toStrictEqual({ a: ['x'] });
    expect(parseQuery('a[20]=x')).toStrictEqual({ a: { 20: 'x' } });
    for (const parameter of ['a', 'a[]']) {
      expect(parseQuery(numbered(20, (index) => `${parameter}=${index}`)).a).toHaveLength(20);
      const long = parseQuery(numbered(22, (index) => `${parameter}=${index}`)).a;
      expect(Array.isArray(long)).toBe(false);
      expect(Object.values(long ?? {})).toStrictEqual(Array.from({ length: 22 }, (_, index) => `${index}`));
    }
  });

  it('reads the first thousand parameters', () => {
    const query = parseQuery(numbered(1001, (index) => `p${index}=x`));
    expect(Object.keys(query)).toHaveLength(1000);
    expect(query).not.toHaveProperty('p1000');
  });

  it.each([
    '__proto__[polluted]=1',
    'a[__proto__][polluted]=1',
    'constructor[prototype][polluted]=1',
    '__proto__=1',
  ])('leaves prototypes alone: %j', (text) => {
    expect(parseQuery(`${text}&safe=1`)).toStrictEqual({ safe: '1' });
    expect({}).not.toHaveProperty('polluted');
  });

  it('survives a thousand conflicts in one place', () => {
    const text = numbered(1000, (index) => (index % 2 ? `a[x]${index}=p` : `a[x][k${index}]=q`));
    expect(parseQuery(text)).toStrictEqual(qs.parse(text));
  });
});

describe('parseQuery beside the qs library', () => {
  // Few names, so that parameters meet in one place of the tree again and again.
  const usual = fc.constantFrom('a', 'b', '', '0', '1', '2', '5', '19', '20', '21', '30');
  const strange = fc.constantFrom(
    ...['01', '-1', '1e3', '1e+21', 'NaN', ' ', '100000000000000000000', '9007199254740993'],
    ...['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'a.b', '.', ']', '[', '=', '%26'],
    ...['%5B', '%5d', '%255B', '+', '%20', '%', '%E0%A4%A', 'é', '%C3%A9', '😀'],
  );
  const name = fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: strange });
  const bracketed = fc
    .tuple(
      fc.constantFrom('[', '%5B', '%5b'),
      name,
      fc.constantFrom(']', '%5D'),
      fc.constantFrom('', '', '', 'x', ']', '['),
    )
    .map((parts) => parts.join(''));
  const child = fc.oneof(fc.constant('[]'), bracketed);
  const key = fc
    .tuple(fc.oneof(fc.constant('a'), name), fc.array(child, { maxLength: 7, size: 'small' }))
    .map(([parent, children]) => parent + children.join(''));
  const ending = fc.oneof(
    fc.constantFrom('', '=', '=1', '=x', '=1+2', '=%2B', '=a=b', '=a]=b', '=[]=', '=%', '=%41', '=,'),
    fc.string().map((text) => `=${text}`),
  );
  const parameter = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(key, ending).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string() },
  );
  const repeated = fc
    .tuple(parameter, fc.constantFrom(1, 1, 1, 2, 19, 20, 21, 22))
    .map(([text, times]) => Array<string>(times).fill(text).join('&'));
  const adversarial = fc.array(repeated, { maxLength: 12 }).map((parameters) => parameters.join('&'));

  it('gives the same tree with the same order of keys for any text', () => {
    fc.assert(
      fc.property(adversarial, (text) => {
        const expected = qs.parse(text);
        const actual = parseQuery(text);
        expect(actual).toStrictEqual(expected);
        expect(JSON.stringify(actual)).toBe(JSON.stringify(expected));
      }),
      { numRuns: 2000 },
    );
  });
});
