import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const operators = [join('apps', 'console'), join('apps', 'door')];

/** Of all that takes part in the making of visitors' pages, from the tables to the markup, installed packages included. */
export function codeHash(): string {
  const found = globSync(['{apps,packages}/*/src/**/*.*', 'package-lock.json'], { cwd: root });
  const files = found.filter((file) => !operators.some((app) => file.startsWith(app))).sort();
  return hash(
    'sha256',
    JSON.stringify(files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))])),
  );
}
