import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-command.ts';

test.each(['docs/security.md', 'docs/operations.md', 'docs/architecture.md'])(
  '%s names files that are there',
  (doc) => {
    const text = readFileSync(join(root, doc), 'utf8');
    const named = [...text.matchAll(/`((?:apps|packages|tools|deploy|e2e|docs)\/[\w@./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('every threat has a test', () => {
  const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!Threat|--)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !/\.test\.ts`/.test(row))).toEqual([]);
});
