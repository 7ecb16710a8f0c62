import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFaults } from '../../test/fixture-site/site-faults.ts';
import { after, before, finish, openSmallBakery } from '../../test/fixture-site/small-bakery.ts';
import { diskFiles, type Files } from './publish/files.ts';

type Operation = keyof Files;

/** A disk that fails at the n-th of these operations and at every one after it, as a full one does. */
function failingFiles(
  operations: readonly Operation[],
  n: number,
): { files: Files; hasFailed: () => boolean } {
  const disk = diskFiles(false);
  let count = 0;
  const guard = <Args extends unknown[], Result>(operation: Operation, act: (...args: Args) => Result) =>
    operations.includes(operation)
      ? (...args: Args) => {
          count += 1;
          if (count >= n)
            throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
          return act(...args);
        }
      : act;
  const files: Files = {
    write: guard('write', disk.write),
    rename: guard('rename', disk.rename),
    remove: guard('remove', disk.remove),
    makeFolder: guard('makeFolder', disk.makeFolder),
    removeFolderIfEmpty: disk.removeFolderIfEmpty,
  };
  return { files, hasFailed: () => count >= n };
}

const folders = { published: '', scratch: '' };
let finished: ReadonlyMap<string, string>;

beforeAll(async () => {
  folders.scratch = mkdtempSync(join(tmpdir(), 'full-disk-'));
  folders.published = join(folders.scratch, 'published');
  await using fresh = await openSmallBakery({ bakery: before() });
  await fresh.site.build();
  cpSync(fresh.folder, folders.published, { recursive: true });
  const folder = join(folders.scratch, 'finished');
  cpSync(fresh.folder, folder, { recursive: true });
  await using site = await openSmallBakery({ folder, bakery: after() });
  await site.site.build();
  finished = site.snapshot();
});

afterAll(() => rmSync(folders.scratch, { recursive: true }));

const isImmutable = (file: string) => /^(assets|slice-data|page-data\/sq)\//.test(file);
const withoutImmutable = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([file]) => !isImmutable(file));

/** Builds with a disk that fails at the n-th operation; answers with the state it leaves. */
async function buildOnFailingDisk(folder: string, operations: readonly Operation[], n: number) {
  const { files, hasFailed } = failingFiles(operations, n);
  await using site = await openSmallBakery({ folder, bakery: after(), files });
  const failed = await site.site.build().then(
    () => false,
    () => true,
  );
  expect(failed).toBe(hasFailed());
  return { failed, snapshot: site.snapshot() };
}

async function failAtEvery(
  operations: readonly Operation[],
  check: (n: number, snapshot: Map<string, string>) => void,
) {
  const folder = join(folders.scratch, 'tried');
  for (let n = 1; ; n += 1) {
    cpSync(folders.published, folder, { recursive: true });
    const { failed, snapshot } = await buildOnFailingDisk(folder, operations, n);
    if (failed) {
      check(n, snapshot);
      expect(siteFaults(join(folder, 'public')), `at operation ${n}`).toEqual([]);
    }
    expect(await finish(folder), `after operation ${n}`).toEqual(finished);
    rmSync(folder, { recursive: true });
    if (!failed) return n;
  }
}

it('the published site stays as it was when the disk is full, at whichever write', async () => {
  await using site = await openSmallBakery({ folder: folders.published, bakery: before() });
  const old = withoutImmutable(site.snapshot());
  const writes = await failAtEvery(['write', 'makeFolder'], (n, snapshot) => {
    expect(withoutImmutable(snapshot), `at write ${n}`).toEqual(old);
  });
  expect(writes).toBeGreaterThan(20);
});

it('the published site is whole when publishing breaks off, at whichever rename or removal', async () => {
  const operations = await failAtEvery(['rename', 'remove'], () => {});
  expect(operations).toBeGreaterThan(20);
});
