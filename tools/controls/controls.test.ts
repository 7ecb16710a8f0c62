import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../check/run-command.ts';
import { allControls } from './all-controls.ts';
import { type Control, withoutDefence } from './control.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const standsOnce = (control: Control) => {
  if (!existsSync(join(root, control.file))) return false;
  const content = read(control.file);
  const without = withoutDefence(control, content);
  return without !== undefined && without !== content;
};

test('every defence stands once in its file', () => {
  const lost = allControls.filter(([, control]) => !standsOnce(control));
  expect(lost.map(([, { defence, file }]) => `${defence}: ${file}`)).toEqual([]);
});

test('every test of a control is there', () => {
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

test('every fault and every threat of the documents has a control', () => {
  expect(promised.size).toBeGreaterThan(35);
  expect(new Set(allControls.map(([row]) => row))).toEqual(new Set(promised.keys()));
});

test.each([...promised])('“%s” names the tests of its controls', (row, named) => {
  const tests = allControls.filter(([its]) => its === row).flatMap(([, control]) => control.tests);
  expect(tests.filter((test) => !new RegExp(`[/\`]${basename(test)}`).test(named))).toEqual([]);
});
