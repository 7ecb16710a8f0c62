import { createHash } from 'node:crypto';
import { chmod, glob, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoCatalogue } from '@parterre/demo/demo-catalogue';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/test-storefront');

/**
 * Where the system of the tests lives: kept as long as the day (the demo's dates are set around it), the demo and the
 * tables stay what they are, so that only the first run fills a database. Pages follow the code by themselves.
 */
export async function dataFolder(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const folder = join(cache, `${today}-${await contentHash(today)}`);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755); // the database runs under an account of its own
  const outdated = (await readdir(cache)).filter((name) => !name.startsWith(today));
  for (const name of outdated) await rm(join(cache, name), { recursive: true, force: true });
  return folder;
}

async function contentHash(today: string): Promise<string> {
  const migrations = await Array.fromAsync(glob('apps/api/src/database/migrations/*', { cwd: root }));
  const texts = await Promise.all(migrations.sort().map((file) => readFile(join(root, file), 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([demoCatalogue(today), texts]))
    .digest('hex')
    .slice(0, 12);
}
