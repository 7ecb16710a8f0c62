import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { end, startSystem } from './running-system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storefrontAddress: string;
  }
}

const folder = fileURLToPath(new URL('../../../.cache/test-storefront', import.meta.url));

/** The dates of the demo catalogue are set around its day, so that every day needs its own. */
async function folderOf(day: string): Promise<string> {
  await mkdir(join(folder, day), { recursive: true });
  for (const other of await readdir(folder))
    if (other !== day) await rm(join(folder, other), { recursive: true, force: true });
  await chmod(join(folder, day), 0o755); // the database runs under an account of its own
  return join(folder, day);
}

/** One system with the demo catalogue for all browser tests of the storefront, kept from run to run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const day = new Date().toISOString().slice(0, 10);
  const system = await startSystem({ DATA_DIR: await folderOf(day), PORT: '0' });
  project.provide('storefrontAddress', system.address);
  return async () => void (await end(system.process, 'SIGTERM'));
}
