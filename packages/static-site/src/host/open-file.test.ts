import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeFile, type FileOpener, fileOpener } from './open-file.ts';

let folder: string;
let open: FileOpener;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
  open = fileOpener(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const readText = async (path: string) => {
  const file = await open([path], []);
  return file && [file.body.toString(), file.etag];
};

it('a file is read once for concurrent requests, and again as soon as it has changed', async () => {
  await writeFile(join(folder, 'page.html'), 'old');
  const [first, second] = await Promise.all([readText('/page.html'), readText('/page.html')]);
  expect([first?.[0], second]).toEqual(['old', first]);
  expect((await open(['/page.html'], []))?.body).toBe((await open(['/page.html'], []))?.body);
  await writeFile(join(folder, 'next.html'), 'newer');
  await rename(join(folder, 'next.html'), join(folder, 'page.html'));
  expect((await readText('/page.html'))?.[0]).toBe('newer');
  await rm(join(folder, 'page.html'));
  expect(await readText('/page.html')).toBeUndefined();
});

it('a large file is streamed from the disk', async () => {
  await writeFile(join(folder, 'large.bin'), Buffer.alloc(1024 * 1024));
  const file = await open(['/large.bin'], []);
  expect([Buffer.isBuffer(file?.body), file?.size]).toEqual([false, 1024 * 1024]);
  if (file) await closeFile(file);
});
