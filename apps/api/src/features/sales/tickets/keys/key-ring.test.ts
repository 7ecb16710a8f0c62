import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyFolder, openKeyRing } from './key-ring.ts';

it('keys are for their owner alone, and the folder they are made in is for others too', async () => {
  const around = await mkdtemp(join(tmpdir(), 'parterre-keys-'));
  const dataDir = join(around, 'data');
  await openKeyRing(keyFolder(dataDir));
  const others = async (path: string) => (await stat(path)).mode & 0o055;
  expect([await others(keyFolder(dataDir)), await others(dataDir)]).toEqual([0, 0o055]);
  await rm(around, { recursive: true });
});

it('a folder of keys that others can read, such as a copy, is closed to them at the next start', async () => {
  const around = await mkdtemp(join(tmpdir(), 'parterre-keys-'));
  const folder = keyFolder(around);
  await openKeyRing(folder);
  await chmod(join(folder, '0001.json'), 0o644);
  await chmod(folder, 0o755);
  await openKeyRing(folder);
  const modes = [folder, join(folder, '0001.json')].map(async (path) => (await stat(path)).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
  await rm(around, { recursive: true });
});
