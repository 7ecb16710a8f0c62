import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions'));
const walks = readdirSync(join(root, 'docs/walks'));
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...readdirSync(join(root, 'docs/rules')).map((name) => `docs/rules/${name}`),
  ...walks.map((name) => `docs/walks/${name}`),
  ...decisions.map((name) => `docs/decisions/${name}`),
];

test.each(documents)('%s names files and folders that are there', (document) => {
  const named = [
    ...read(document).matchAll(/`((?:apps|packages|tools|deploy|e2e|bench|demo|docs)\/[\w@./-]*)`/g),
  ];
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the page on architecture leads to every decision', () => {
  const text = read('docs/architecture.md');
  expect(decisions.filter((name) => !text.includes(`(decisions/${name})`))).toEqual([]);
});

test('the page on architecture leads to every walk', () => {
  const text = read('docs/architecture.md');
  expect(walks.filter((name) => !text.includes(`(walks/${name})`))).toEqual([]);
});

test('the page on architecture names every feature of the API', () => {
  const text = read('docs/architecture.md');
  const features = readdirSync(join(root, 'apps/api/src/features'));
  expect(features.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('every threat has a test', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| (?!Threat|--)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !/\.test\.ts`/.test(row))).toEqual([]);
});
