import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

/** What a command of the operator prints, beside the system that runs. */
export async function runCommand(...args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: inject('dataFolder'), SITE_URL: inject('siteUrl') };
  const { stdout } = await run(process.execPath, ['apps/parterre/src/main.ts', ...args], { cwd: root, env });
  return stdout;
}
