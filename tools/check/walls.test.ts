import { expect, test } from 'vitest';
import { breaches } from './walls.ts';

test.each<[string, string, string, RegExp]>([
  [
    'a package in domain',
    'packages/domain/src/a.ts',
    `import pg from 'pg';`,
    /packages\/domain\/src\/ imports nothing/,
  ],
  [
    'Node in domain',
    'packages/domain/src/a.ts',
    `import { readFile } from 'node:fs';`,
    /does not run on Node/,
  ],
  [
    'the API in domain',
    'packages/domain/src/a.ts',
    `import { x } from '@parterre/api/app';`,
    /nothing of ours/,
  ],
  [
    'a way out by relative path',
    'packages/domain/src/a.ts',
    `import { x } from '../../contracts/src/b.ts';`,
    /nothing of ours/,
  ],
  [
    'a dynamic import',
    'packages/domain/src/a.ts',
    `const x = await import('@parterre/contracts/b');`,
    /nothing of ours/,
  ],
  [
    'a re-export',
    'packages/domain/src/a.ts',
    `export { x } from '@parterre/contracts/b';`,
    /nothing of ours/,
  ],
  [
    'schemas in the client',
    'packages/api-client/src/a.ts',
    `import { x } from '@parterre/contracts/b';`,
    /types alone/,
  ],
  [
    'the generator in the browser',
    'packages/static-site/src/browser/a.ts',
    `import { x } from '../build/b.ts';`,
    /imports only/,
  ],
  [
    'tickets in the page engine',
    'packages/static-site/src/build/a.ts',
    `import { x } from '@parterre/domain/money/money';`,
    /imports only/,
  ],
  [
    'queries in a route',
    'apps/api/src/features/news/news.routes.ts',
    `import { x } from './news.queries.ts';`,
    /a route calls a service/,
  ],
  [
    'another feature’s queries',
    'apps/api/src/features/news/news.service.ts',
    `import { x } from '../events/events.queries.ts';`,
    /never its queries/,
  ],
  [
    'another feature',
    'apps/storefront/src/features/news/a.tsx',
    `import { x } from '../basket/b.tsx';`,
    /meet in the page/,
  ],
  ['an app from a bench', 'bench/a.ts', `import { x } from '@parterre/api/app';`, /imports only/],
  ['a file in no room', 'stray/a.ts', '', /stands in no room/],
])('names %s', (_name, file, source, reason) => {
  const [first, ...rest] = breaches(file, source);
  expect(first).toMatch(reason);
  expect(rest).toEqual([]);
});

test.each<[string, string, string]>([
  ['types in the client', 'packages/api-client/src/a.ts', `import type { X } from '@parterre/contracts/b';`],
  [
    'inline types in the client',
    'packages/api-client/src/a.ts',
    `import { type X } from '@parterre/contracts/b';`,
  ],
  ['a neighbour', 'packages/domain/src/basket/a.ts', `import { x } from '../money/money.ts';`],
  ['vitest in a test', 'packages/domain/src/a.test.ts', `import { test } from 'vitest';`],
  ['what its package’s tests share', 'packages/domain/src/a.test.ts', `import { x } from '../test/b.ts';`],
  ['its own queries', 'apps/api/src/features/news/news.service.ts', `import { x } from './news.queries.ts';`],
  [
    'another feature’s service',
    'apps/api/src/features/news/news.service.ts',
    `import { x } from '../events/events.service.ts';`,
  ],
])('lets %s pass', (_name, file, source) => {
  expect(breaches(file, source)).toEqual([]);
});
