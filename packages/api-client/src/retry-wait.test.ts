import { expect, it } from 'vitest';
import { retryWaitMs } from './retry-wait.ts';

const timeout = new DOMException('', 'TimeoutError');

it.each([
  [{ status: null }, new TypeError('fetch failed'), 1000],
  [{ status: null }, timeout, undefined],
  [{ status: 400 }, undefined, undefined],
  [{ status: 404, retryAfter: '3' }, undefined, undefined],
  [{ status: 200 }, new SyntaxError('no JSON'), undefined],
  [{ status: 429 }, undefined, 1000],
  [{ status: 500, retryAfter: '3' }, undefined, 1000],
  [{ status: 599 }, undefined, 1000],
  [{ status: 503, retryAfter: null }, undefined, 1000],
  [{ status: 503, retryAfter: '3' }, undefined, 3000],
  [{ status: 503, retryAfter: '0' }, undefined, 0],
  [{ status: 429, retryAfter: '3600' }, undefined, 10_000],
  [{ status: 503, retryAfter: '-1' }, undefined, 1000],
  [{ status: 503, retryAfter: 'soon' }, undefined, 1000],
  [{ status: 503, retryAfter: 'Thu, 24 Dec 2026 19:00:04 GMT' }, undefined, 1000],
])('a call that failed with %j for %s waits %s ms to be sent again', (failure, cause, expected) => {
  expect(retryWaitMs(failure, cause, 1000)).toBe(expected);
});
