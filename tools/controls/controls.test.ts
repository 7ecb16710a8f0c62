import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../check/run-command.ts';
import { allControls } from './all-controls.ts';
import { type Control, withoutDefence } from './control.ts';
import { unknownNames } from './unknown-names.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const standsOnce = (control: Control) => {
  if (!existsSync(join(root, control.file))) return false;
  const content = read(control.file);
  const without = withoutDefence(control, content);
  return without !== undefined && without !== content;
};

it('every defence stands once in its file', () => {
  const lost = allControls.filter(([, control]) => !standsOnce(control));
  expect(lost.map(([, { defence, file }]) => `${defence}: ${file}`)).toEqual([]);
});

const isScript = (file: string) => /\.(ts|tsx|mjs)$/.test(file);

it('what stands there without a defence uses no name that its file does not know', () => {
  const unknown = allControls.flatMap(([, control]) => {
    if (!isScript(control.file)) return [];
    const content = read(control.file);
    const before = unknownNames(control.file, content);
    return unknownNames(control.file, withoutDefence(control, content) ?? '')
      .filter((name) => !before.includes(name))
      .map((name) => `${control.defence}: ${name} in ${control.file}`);
  });
  expect(unknown).toEqual([]);
});

it('a name is unknown when nothing of a program declares it', () => {
  const known = `import { a } from 'x'; const f = ({ b, c: [d] }, e = a) => { try { b(d, e); } catch (g) { f(g.name, Math.PI); } };`;
  expect(unknownNames('x.ts', known)).toEqual([]);
  expect(unknownNames('x.ts', `${known} const h: Gone = f(lost.name, { key: gone }) as Type;`)).toEqual([
    'lost',
    'gone',
  ]);
});

it('every test of a control is there', () => {
  const named = allControls.flatMap(([, { tests }]) => tests);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

/** The rows of the table under a heading: what happens, and the last cell with its tests. */
function promises(file: string, heading: string): Map<string, string> {
  const [, section = ''] = read(file).split(`${heading}\n`);
  const [text = ''] = section.split('\n## ');
  const [, , ...rows] = text.split('\n').filter((line) => line.startsWith('| ') || line.startsWith('|-'));
  let before = '';
  return new Map(
    rows.map((row) => {
      const cells = row.slice(2, -2).split(' | ');
      before = (cells.at(-1) ?? '').replace('the same', before);
      return [cells[0] ?? '', before] as const;
    }),
  );
}

const promised = new Map([
  ...promises('docs/operations.md', '## Faults'),
  ...promises('docs/security.md', '# Security'),
]);

it('every fault and every threat of the documents has a control', () => {
  expect(promised.size).toBeGreaterThan(35);
  expect(new Set(allControls.map(([row]) => row))).toEqual(new Set(promised.keys()));
});

it.each([...promised])('“%s” names the tests of its controls', (row, named) => {
  const tests = allControls.filter(([its]) => its === row).flatMap(([, control]) => control.tests);
  expect(tests.filter((file) => !new RegExp(`[/\`]${basename(file)}`).test(named))).toEqual([]);
});
