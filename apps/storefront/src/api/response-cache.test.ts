import { afterEach, expect, it, vi } from 'vitest';
import { cachedResponse, cacheResponse } from './response-cache.ts';

afterEach(() => vi.useRealTimers());

it('a response is cached for a minute', () => {
  vi.useFakeTimers();
  cacheResponse('minute', 1);
  vi.advanceTimersByTime(59_999);
  expect(cachedResponse('minute')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(cachedResponse('minute')).toBeUndefined();
});

it('a hundred responses are cached, and the oldest is dropped first', () => {
  cacheResponse('first', 0);
  cacheResponse('second', 0);
  for (let number = 0; number < 98; number++) cacheResponse(`query ${number}`, number);
  cacheResponse('first', 1);
  cacheResponse('one more', 0);
  expect(cachedResponse('first')).toBe(1);
  expect(cachedResponse('second')).toBeUndefined();
  expect(cachedResponse('query 0')).toBe(0);
});
