import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runBackup } from './run-backup.ts';
import { runExport } from './run-export.ts';
import { runImport } from './run-import.ts';
import { runRestore } from './run-restore.ts';
import { writeWholeFile } from './write-whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'parterre-written-'));
afterAll(() => rmSync(folder, { recursive: true }));

const say = (text: string) => (stream: NodeJS.WritableStream) =>
  new Promise<void>((resolve) => stream.write(text, () => resolve()));

it('a file takes the place of another when it is complete', async () => {
  const path = join(folder, 'catalogue.json');
  writeFileSync(path, 'old');
  await writeWholeFile(path, async (stream) => {
    await say('new')(stream);
    expect(readFileSync(path, 'utf8')).toBe('old');
  });
  expect(readFileSync(path, 'utf8')).toBe('new');
});

it('a file that could not be completed changes nothing', async () => {
  const path = join(folder, 'kept.json');
  writeFileSync(path, 'old');
  const breaking = writeWholeFile(path, async (stream) => {
    await say('half')(stream);
    throw new Error('the database went away');
  });
  await expect(breaking).rejects.toThrow('the database went away');
  expect(readFileSync(path, 'utf8')).toBe('old');
  expect(await readdir(folder)).not.toContain('kept.json.unfinished');
});

it('a pipe is written to and stays a pipe', async () => {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const [read] = await Promise.all([readFile(path, 'utf8'), writeWholeFile(path, say('through'))]);
  expect(read).toBe('through');
  expect(statSync(path).isFIFO()).toBe(true);
});

it('a folder is refused in a sentence', async () => {
  await expect(writeWholeFile(folder, say('text'))).rejects.toThrow(`${folder} cannot be written`);
  expect(statSync(folder).isDirectory()).toBe(true);
});

it.each([
  ['export', runExport],
  ['backup', runBackup],
  ['import', runImport],
  ['restore', runRestore],
])('%s takes no option for a file', async (_, run) => {
  await expect(run(['--help'])).rejects.toThrow("Unknown option '--help'");
});
