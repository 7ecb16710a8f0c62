import { expect, it } from 'vitest';
import { DocumentCache } from './document-cache.ts';

let nowMs = 0;
const makeCache = () => new DocumentCache({ maxBytes: 10, maxAgeMs: 1000, nowMs: () => nowMs });
const pdf = (size: number) => Buffer.alloc(size);

it('the cache of documents keeps no more than its maximum of bytes, those asked for last', () => {
  const cache = makeCache();
  cache.add('a', pdf(4));
  cache.add('b', pdf(4));
  cache.find('a');
  cache.add('c', pdf(4));
  expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
});

it('the cache of documents keeps nothing for longer than its maximum age, however often it is asked for', () => {
  const cache = makeCache();
  cache.add('a', pdf(4));
  nowMs += 999;
  expect(cache.find('a')).toBeDefined();
  nowMs += 1;
  expect(cache.find('a')).toBeUndefined();
});

it('the cache of documents keeps nothing larger than its maximum, and counts what is replaced once', () => {
  const cache = makeCache();
  cache.add('a', pdf(4));
  cache.add('b', pdf(11));
  for (const _ of Array(5)) cache.add('c', pdf(6));
  expect(['a', 'b', 'c'].map((key) => cache.find(key)?.length)).toEqual([4, undefined, 6]);
});
