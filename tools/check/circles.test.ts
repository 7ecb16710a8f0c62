import { expect, it } from 'vitest';
import { importCircles } from './circles.ts';

const circlesAmong = (sources: Readonly<Record<string, string>>) =>
  importCircles(new Map(Object.entries(sources)));

it.each<[string, Record<string, string>, string]>([
  [
    'two files that import each other',
    { 'demo/src/a.ts': `import { b } from './b.ts';`, 'demo/src/b.ts': `import { a } from './a.ts';` },
    'demo/src/a.ts, demo/src/b.ts: import each other in a circle',
  ],
  [
    'a circle of types',
    {
      'demo/src/a.ts': `import type { B } from './b.ts';`,
      'demo/src/b.ts': `import { type A } from './a.ts';`,
    },
    'demo/src/a.ts, demo/src/b.ts: import each other in a circle',
  ],
  [
    'a circle over three folders',
    {
      'demo/src/a/a.ts': `export { b } from '../b/b.ts';`,
      'demo/src/b/b.ts': `const c = await import('../c.tsx');`,
      'demo/src/c.tsx': `import './a/a.ts';`,
    },
    'demo/src/a/a.ts, demo/src/b/b.ts, demo/src/c.tsx: import each other in a circle',
  ],
  ['a file that imports itself', { 'demo/a.ts': `import { a } from './a.ts';` }, 'demo/a.ts: import'],
])('a circle of imports is refused: %s', (_name, sources, sentence) => {
  const [first, ...rest] = circlesAmong(sources);
  expect(first).toContain(sentence);
  expect(rest).toEqual([]);
});

it('two circles that do not touch are told apart', () => {
  const circles = circlesAmong({
    'demo/a.ts': `import './b.ts';`,
    'demo/b.ts': `import './a.ts';`,
    'demo/c.ts': `import './d.ts'; import './a.ts';`,
    'demo/d.ts': `import './c.ts';`,
  });
  expect(circles).toHaveLength(2);
});

it('a file that leads to a circle without being part of it is not named', () => {
  const [circle] = circlesAmong({
    'demo/a.ts': `import './b.ts';`,
    'demo/b.ts': `import './c.ts';`,
    'demo/c.ts': `import './b.ts';`,
  });
  expect(circle).toMatch(/^demo\/b\.ts, demo\/c\.ts:/);
});

it('two files may share what a third owns', () => {
  const circles = circlesAmong({
    'demo/a.ts': `import './b.ts'; import type { C } from './c.ts';`,
    'demo/b.ts': `import type { C } from './c.ts';`,
    'demo/c.ts': `import { readFile } from 'node:fs';`,
  });
  expect(circles).toEqual([]);
});
