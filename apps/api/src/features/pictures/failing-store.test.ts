import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { StoreFault } from '../../storage/store-fault.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Answer } from '../../testing/console/operator.ts';
import { photograph } from '../../testing/pictures/picture-files.ts';
import { makeFolderStore } from './store/folder-store.ts';
import type { MediaStore } from './store/media-store.ts';

let folder: string;
let writes = 0;
/** From which write on it fails. */
let failsFrom = Number.POSITIVE_INFINITY;
let isReadable = true;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-failing-'));
});
afterAll(() => rm(folder, { recursive: true }));

const answering = <Result>(isAnswering: boolean, act: () => Promise<Result>): Promise<Result> =>
  isAnswering ? act() : Promise.reject(new StoreFault('the store is away'));

const store: MediaStore = {
  write: (name, content, type) => {
    writes += 1;
    return answering(writes < failsFrom, () => makeFolderStore(folder).write(name, content, type));
  },
  read: (name) => answering(isReadable, () => makeFolderStore(folder).read(name)),
  has: (name) => makeFolderStore(folder).has(name),
  remove: (name) => makeFolderStore(folder).remove(name),
};

const { app, operator, db } = consoleFixture({
  media: { store, read: (name) => store.read(`media/${name}`) },
});

const upload = async (file: Buffer): Promise<Answer> =>
  (await operator('editor')).call('POST', consolePaths.uploadPicture, file, {
    'content-type': 'application/octet-stream',
    'idempotency-key': randomUUID(),
  });

async function countTraces() {
  const { rows } = await db().query(sql<{ pictures: number; entries: number; results: number }>`
    select (select count(*) from pictures) as pictures,
      (select count(*) from audit_log where command = 'pictures.upload') as entries,
      (select count(*) from command_results) as results`);
  return rows[0];
}

it.each([1, 2, 4, 5])(
  'nothing is named by anything when write %d fails, and the same upload mends it',
  async (failing) => {
    const file = await photograph(320 + failing, 300);
    const before = await countTraces();
    [writes, failsFrom] = [0, failing];
    const refused = await upload(file);
    expect([refused.status, refused.body.error?.code]).toEqual([503, 'store_unavailable']);
    expect(await countTraces()).toEqual(before);
    failsFrom = Number.POSITIVE_INFINITY;
    const { status, body } = await upload(file);
    expect(status).toBe(200);
    const names = await readdir(join(folder, 'media/uploads'));
    expect(names.filter((name) => String(body.src).endsWith(name.split('-')[0] ?? '-'))).toHaveLength(4);
  },
);

it('a picture that cannot be read is a fault that passes, and is kept by nobody', async () => {
  const { body } = await upload(await photograph(330, 300));
  isReadable = false;
  const { statusCode, headers } = await app().inject(`${String(body.src)}-160.avif`);
  isReadable = true;
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect((await app().inject(`${String(body.src)}-160.avif`)).statusCode).toBe(200);
});
