import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-command.ts';
import { sourceFiles } from './source-files.ts';

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

it.each(documents)('%s names files and folders that are there', (document) => {
  const named = [
    ...read(document).matchAll(/`((?:apps|packages|tools|deploy|e2e|bench|demo|docs)\/[\w@./-]*)`/g),
  ];
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the page on architecture leads to every decision', () => {
  const text = read('docs/architecture.md');
  expect(decisions.filter((name) => !text.includes(`(decisions/${name})`))).toEqual([]);
});

it('the page on architecture leads to every walk', () => {
  const text = read('docs/architecture.md');
  expect(walks.filter((name) => !text.includes(`(walks/${name})`))).toEqual([]);
});

it('the page on architecture names every feature of the API', () => {
  const text = read('docs/architecture.md');
  const features = readdirSync(join(root, 'apps/api/src/features'));
  expect(features.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it('the page on architecture names every folder of domain and every part of sales', () => {
  const text = read('docs/architecture.md');
  const folders = ['packages/domain/src', 'apps/api/src/features/sales'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(
    folders.filter(({ name }) => !new RegExp(`\`${name}/?\``).test(text)).map(({ name }) => name),
  ).toEqual([]);
});

it('every threat has a test', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .filter((line) => /^\| (?!Threat|--)/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !/\.test\.ts`/.test(row))).toEqual([]);
});

const backticked = (document: string) =>
  [
    ...read(document)
      .replace(/```.*?```/gs, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text = '']) => text);

const sources = await sourceFiles(
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.sql',
  '*.json',
  '*.css',
  '*.conf',
  '*.service',
);
const tracked = await sourceFiles('.');
const words = new Set(
  sources
    .filter((file) => !file.includes('package-lock') && existsSync(join(root, file)))
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
);

/** Names of PostgreSQL, browsers and other products, which no source of ours has. */
const namesOfOthers = new Set([
  ...['pg_dump', 'pg_basebackup', 'BASE_BACKUP', 'query_start', 'propagate_set_commands'],
  ...['deviceMemory', 'skipTransition', 'ViewTransition', 'beforeSend'],
  ...['ListBucket', 'PutObject', 'DeleteObject', 'set_real_ip_from', 'real_ip_header'],
]);

/** `camelCase`, `snake_case` and `CAPITALS_WITH_LINES`: what only code would be called. */
const codeName = /\b(?:[a-z]+[A-Z]\w*|[A-Z]\w*[a-z][A-Z]\w*|\w+_\w+)\b/g;

it.each(documents)('%s names functions, columns and settings that are there', (document) => {
  const names = backticked(document).flatMap((text) => text.match(codeName) ?? []);
  const isThere = (name: string) => words.has(name) || words.has(name.replace(/^parterre_/, ''));
  expect(names.filter((name) => !isThere(name) && !namesOfOthers.has(name))).toEqual([]);
});

it.each(documents)('%s names source files that are there', (document) => {
  const names = backticked(document).filter((text) =>
    /^(?:[\w@-]+\/)*[\w@.-]+\.(?:tsx?|mjs|css|sql|conf)$/.test(text),
  );
  const isThere = (name: string) => tracked.some((file) => file === name || file.endsWith(`/${name}`));
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

const settings = [
  'config',
  'console-settings',
  'operations-settings',
  'order-settings',
  'payment-settings',
  'storage-settings',
  'visit-settings',
  'wallet-settings',
].flatMap((file) =>
  [...read(`apps/api/src/${file}.ts`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?!')/gm)].map(
    ([, name = '']) => name,
  ),
);

it('every setting is described on the page for operators or in the README', () => {
  expect(settings.length).toBeGreaterThan(50);
  const described = new Set(
    ['docs/operations.md', 'README.md'].flatMap((file) => read(file).match(/\w+/g) ?? []),
  );
  expect(settings.filter((name) => !described.has(name))).toEqual([]);
});

it('the page for operators gives a default or a meaning to settings that exist, and to no others', () => {
  const rows =
    read('docs/operations.md')
      .match(/(?<=## Settings\n).*?(?=\n## )/s)?.[0]
      .split('\n') ?? [];
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/\b[A-Z][A-Z0-9_]{3,}\b/g) ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !settings.includes(name))).toEqual([]);
});

it.each(documents)('%s names npm scripts and commands of the operator that are there', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const npmScripts = [...read(document).matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)];
  expect(npmScripts.map(([, run, short]) => run ?? short).filter((name = '') => !(name in scripts))).toEqual(
    [],
  );
  const commands = read('apps/parterre/src/commands.ts');
  const named = [...read(document).matchAll(/npm run parterre -- ([a-z]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'help' && !commands.includes(`\n  ${name}: {`))).toEqual([]);
});
