import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@parterre/api/config';
import { expect, it } from 'vitest';
import { readSecret } from './secret.ts';

it('the secret stays the same, and is for the account of the house alone, also if others could read it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parterre-secret-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const path = join(dataDir, 'secret');
  const made = await readSecret(config);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await chmod(path, 0o644);
  expect(await readSecret(config)).toBe(made);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await rm(dataDir, { recursive: true });
});
