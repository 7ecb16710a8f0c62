import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../check/run-command.ts';
import { filesReached } from './files-reached.ts';
import { acts } from './walks.ts';

it.each(acts)('the walk “$name” has its page, its entries and its folders', ({ page, now }) => {
  const named = [page, ...now.entries, ...now.within];
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(acts)('the page of the walk “$name” names where it begins', ({ page, now }) => {
  const text = readFileSync(join(root, page), 'utf8');
  expect(now.entries.filter((entry) => !text.includes(`\`${entry}\``))).toEqual([]);
});

const sources = new Map([
  ['apps/shop/src/a.ts', `import { b } from './b.ts'; import type { C } from '@parterre/rules/c';`],
  ['apps/shop/src/b.ts', `import './d.ts'; import '../other/e.ts';`],
  ['apps/shop/src/d.ts', ''],
  ['apps/shop/other/e.ts', ''],
  ['packages/rules/src/c.ts', `import './f.ts';`],
  ['packages/rules/src/f.ts', ''],
]);

it('a walk has the files that it reaches in its folders, by path and by package, types included', () => {
  const within = ['apps/shop/src', 'packages/rules/src'];
  expect(filesReached(sources, { entries: ['apps/shop/src/a.ts'], within })).toEqual([
    'apps/shop/src/a.ts',
    'apps/shop/src/b.ts',
    'apps/shop/src/d.ts',
    'packages/rules/src/c.ts',
    'packages/rules/src/f.ts',
  ]);
});

it('a walk that begins nowhere is refused', () => {
  expect(() => filesReached(sources, { entries: ['apps/shop/src/x.ts'], within: [] })).toThrow(/not there/);
});
