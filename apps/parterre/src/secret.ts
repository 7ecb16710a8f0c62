import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@parterre/api/config';
import { closeFile } from '@parterre/api/private-files';

/** What signs cookies and links: given, or made on the first start and kept, so that a restart logs nobody out. */
export async function readSecret(config: Config): Promise<string> {
  if (config.secret) return config.secret;
  const path = join(config.dataDir, 'secret');
  await mkdir(config.dataDir, { recursive: true });
  try {
    const made = randomBytes(32).toString('base64url');
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await closeFile(path);
    return (await readFile(path, 'utf8')).trim();
  }
}
