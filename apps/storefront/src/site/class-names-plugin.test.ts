import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('no two style sheets have the same name, so that no two classes do', () => {
  const names = globSync('**/*.module.css', { cwd: fileURLToPath(new URL('..', import.meta.url)) }).map(
    (file) => basename(file),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
