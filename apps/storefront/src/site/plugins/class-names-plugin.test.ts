import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(cwd, file), 'utf8');

it('no two style sheets have the same name, so that no two classes do', () => {
  const names = globSync('**/*.module.css', { cwd }).map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('every class that a component names is in its style sheet', () => {
  const unknown = globSync('**/*.tsx', { cwd }).flatMap((file) => {
    const code = read(file);
    const [, sheet] = /^import styles from '(.*\.module\.css)'/m.exec(code) ?? [];
    if (!sheet) return [];
    const styles = read(join(dirname(file), sheet));
    const names = [...code.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name ?? '');
    return names
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))
      .map((name) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
