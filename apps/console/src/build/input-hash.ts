import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** All that the pages are made of, installed packages included. */
const inputs = [
  'apps/console/src/**/*.*',
  'apps/storefront/src/theme/**/*.*',
  'packages/{api-client,contracts,domain}/src/**/*.*',
  'package-lock.json',
];

export function inputHash(): string {
  const files = globSync(inputs, { cwd: root }).sort();
  const digests = files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))]);
  return hash('sha256', JSON.stringify(digests));
}
