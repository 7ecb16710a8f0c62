import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeFile, closeFolder, openPrivateFolder } from './private-files.ts';

let around: string;
beforeEach(async () => {
  around = await mkdtemp(join(tmpdir(), 'parterre-private-'));
});
afterEach(() => rm(around, { recursive: true }));

const readMode = async (...path: string[]) => ((await stat(join(around, ...path))).mode & 0o777).toString(8);

it('a private folder is made for its owner alone', async () => {
  await openPrivateFolder(join(around, 'mail'));
  expect(await readMode('mail')).toBe('700');
});

it('a folder that others could read is closed to them, with the files in it', async () => {
  await mkdir(join(around, 'mail'));
  await writeFile(join(around, 'mail', '1.eml'), '');
  // Whatever the umask of whoever runs this.
  await chmod(join(around, 'mail', '1.eml'), 0o644);
  await chmod(join(around, 'mail'), 0o755);
  await openPrivateFolder(join(around, 'mail'));
  expect([await readMode('mail'), await readMode('mail', '1.eml')]).toEqual(['700', '600']);
});

it('what is not there stays so', async () => {
  await closeFolder(join(around, 'mail'));
  expect(await closeFile(join(around, 'secret'))).toBe(false);
});
