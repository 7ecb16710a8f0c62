import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { messageFinder } from './named-messages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'named-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keys = [
  'open',
  'state_ended',
  'state_soon',
  'pages:title',
  'pages:other',
  'forms:price',
  'forms:email',
];

function find(sources: Readonly<Record<string, string>>): string[] {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);
  return messageFinder(keys)([join(folder, 'page.tsx')]);
}

it('the messages of a page and of its imports are found', () => {
  const page = `import {\n  Part,\n} from './part.tsx';\nt('pages:title');`;
  expect(find({ 'page.tsx': page, 'part.tsx': `t('open');` })).toEqual(['open', 'pages:title']);
});

it('a key in a template literal is found by its beginning', () => {
  expect(find({ 'page.tsx': `t(\`state_\${state}\`)` })).toEqual(['state_ended', 'state_soon']);
});

it('the messages of a lazy import are found, except those of forms, which come with it', () => {
  const page = `const Part = lazy(() => import('./part.tsx')); t('forms:price');`;
  const part = `t('pages:other'); t('forms:email');`;
  expect(find({ 'page.tsx': page, 'part.tsx': part })).toEqual(['pages:other', 'forms:price']);
});

it('imports of types are not followed, nor are circular ones twice', () => {
  const page = `import type { Other } from './other.tsx';\nimport { part } from './part.ts';`;
  const sources = { 'page.tsx': page, 'part.ts': `import './page.tsx';\nexport * from './page.tsx';` };
  expect(find({ ...sources, 'other.tsx': `t('open');` })).toEqual([]);
});
