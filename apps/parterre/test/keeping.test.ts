import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '@parterre/api/features/catalogue/import-catalogue.service';
import { smallCatalogue, testNow } from '@parterre/api/testing/small-catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../api/test/test-database.ts';
import { runBackup } from '../src/commands/run-backup.ts';
import { runForget } from '../src/commands/run-forget.ts';
import { runRestore } from '../src/commands/run-restore.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parterre-keeping-'));
  database = await testDatabase();
  await importCatalogue(database.db, smallCatalogue(), { now: testNow });
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function said(run: () => Promise<number>) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const status = await run();
    return { status, said: out.mock.calls.join('') };
  } finally {
    out.mockRestore();
  }
}

test('a backup is readable by its owner alone, and is restored with the word of the doctor', async () => {
  const file = join(dataDir, 'today.backup');
  expect(await said(() => runBackup([file]))).toMatchObject({ status: 0 });
  expect((await stat(file)).mode & 0o077).toBe(0);
  const empty = await testDatabase();
  vi.stubEnv('DATABASE_URL', empty.url);
  const restored = await said(() => runRestore([file]));
  vi.stubEnv('DATABASE_URL', database.url);
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('ok ') });
  expect((await sql`select 1 from events`.execute(empty.db)).rows.length).toBeGreaterThan(0);
  await empty.close();
});

test('a file that cannot be read is told in a sentence', async () => {
  await expect(runRestore([join(dataDir, 'nothing')])).rejects.toThrow('cannot be read');
});

test('whoever is forgotten is forgotten by the mail folder too', async () => {
  const folder = join(dataDir, 'mail');
  await mkdir(folder);
  await writeFile(join(folder, '1.eml'), 'From: x@example.com\r\nTo: Anna <Anna@example.com>\r\n\r\nTickets');
  await writeFile(join(folder, '2.eml'), 'To: boris@example.com\r\n\r\nanna@example.com');
  expect(await said(() => runForget(['anna@example.com']))).toMatchObject({
    ...{ status: 0, said: expect.stringContaining('0 orders and 1 mails') },
  });
  expect(await readdir(folder)).toEqual(['2.eml']);
  await expect(runForget(['no address'])).rejects.toThrow('Name one address');
});
