import { expect, it } from 'vitest';
import { newerThanBaseline } from './baseline.ts';

it.each([
  ['apps/storefront/src/a.ts', 'const { promise } = Promise.withResolvers<void>();'],
  ['packages/static-site/src/browser/a.ts', 'const { promise } = Promise.withResolvers();'],
  ['packages/static-site/src/shared/a.ts', 'Object.groupBy(all, by)'],
  ['packages/api-client/src/a.ts', 'signal: AbortSignal.any([signal])'],
  ['packages/domain/src/a.ts', 'Map.groupBy(all, by)'],
])('code for browsers may not use what some of them lack: %s, %s', (file, line) => {
  expect(newerThanBaseline(file, `\n${line}`)).toEqual([expect.stringMatching(`^${file}:2: may not use `)]);
});

it.each([
  'apps/api/src/a.ts',
  'apps/storefront/src/a.test.ts',
  'apps/storefront/src/site/a.ts',
  'packages/api-client/src/test/a.ts',
  'packages/static-site/src/build/a.ts',
])('code that runs on Node may use what some browsers lack: %s', (file) => {
  expect(newerThanBaseline(file, 'Promise.withResolvers()')).toEqual([]);
});
