import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Of all that takes part in the making of pages, from the tables to the markup, installed packages included. */
export function codeHash(): string {
  const files = globSync(['{apps,packages}/*/src/**/*.*', 'package-lock.json'], { cwd: root }).sort();
  return hash(
    'sha256',
    JSON.stringify(files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))])),
  );
}
