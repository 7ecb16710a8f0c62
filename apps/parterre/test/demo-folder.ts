import { createHash } from 'node:crypto';
import { chmod, glob, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoCatalogue } from '@parterre/demo/demo-catalogue';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface DemoFolder {
  readonly path: string;
  /** The demo's dates are set around it. */
  readonly today: string;
}

/**
 * A data folder for the demo that is kept as long as the day, the demo and the tables stay what they are, so that only
 * the first run fills a database. Pages follow the code by themselves.
 */
export async function demoFolder(name: string): Promise<DemoFolder> {
  const cache = join(root, '.cache', name);
  const today = new Date().toISOString().slice(0, 10);
  const path = join(cache, `${today}-${await contentHash(today)}`);
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755); // the database runs under an account of its own
  const outdated = (await readdir(cache)).filter((other) => !other.startsWith(today));
  for (const other of outdated) await rm(join(cache, other), { recursive: true, force: true });
  return { path, today };
}

async function contentHash(today: string): Promise<string> {
  const scripts = await Array.fromAsync(
    glob('apps/api/src/database/{migrations,functions}/*', { cwd: root }),
  );
  const texts = await Promise.all(scripts.sort().map((file) => readFile(join(root, file), 'utf8')));
  return createHash('sha256')
    .update(JSON.stringify([demoCatalogue(today), texts]))
    .digest('hex')
    .slice(0, 12);
}
