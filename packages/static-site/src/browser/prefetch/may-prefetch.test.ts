import { expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Safari/537.36';

it.each([
  ['a phone that says nothing of its connection', { userAgent: phone }, true],
  ['4g', { userAgent: phone, connection: { effectiveType: '4g', saveData: false } }, true],
  ['3g', { userAgent: phone, connection: { effectiveType: '3g' } }, true],
  ['2g', { userAgent: phone, connection: { effectiveType: '2g' } }, false],
  ['slow-2g', { userAgent: phone, connection: { effectiveType: 'slow-2g' } }, false],
  ['save-data', { userAgent: phone, connection: { effectiveType: '4g', saveData: true } }, false],
  ['Googlebot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  ['a spider', { userAgent: 'Baiduspider' }, false],
  ['a crawler', { userAgent: 'Some Crawler/1.0' }, false],
])('%s', (_, navigator, expected) => {
  expect(mayPrefetch(navigator)).toBe(expected);
});
