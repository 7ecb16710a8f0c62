import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../api/test/test-database.ts';
import { runBackup } from '../src/commands/run-backup.ts';
import { runForget } from '../src/commands/run-forget.ts';
import { runRestore } from '../src/commands/run-restore.ts';
import { operatorStage } from './operator-stage.ts';

const stage = operatorStage();
const { said } = stage;

test('a backup is readable by its owner alone, and is restored with the word of the doctor', async () => {
  const file = join(stage.dataDir(), 'today.backup');
  expect(await said(() => runBackup([file]))).toMatchObject({ status: 0 });
  expect((await stat(file)).mode & 0o077).toBe(0);
  const empty = await testDatabase();
  vi.stubEnv('DATABASE_URL', empty.url);
  const restored = await said(() => runRestore([file]));
  vi.stubEnv('DATABASE_URL', stage.database().url);
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('ok ') });
  expect((await sql`select 1 from events`.execute(empty.db)).rows.length).toBeGreaterThan(0);
  await empty.close();
});

test('a file that cannot be read is told in a sentence', async () => {
  await expect(runRestore([join(stage.dataDir(), 'nothing')])).rejects.toThrow('cannot be read');
});

test('whoever is forgotten is forgotten by the mail folder too', async () => {
  const folder = join(stage.dataDir(), 'mail');
  await mkdir(folder);
  await writeFile(join(folder, '1.eml'), 'From: x@example.com\r\nTo: Anna <Anna@example.com>\r\n\r\nTickets');
  await writeFile(join(folder, '2.eml'), 'To: boris@example.com\r\n\r\nanna@example.com');
  expect(await said(() => runForget(['anna@example.com']))).toMatchObject({
    ...{ status: 0, said: expect.stringContaining('0 orders and 1 mails') },
  });
  expect(await readdir(folder)).toEqual(['2.eml']);
  await expect(runForget(['no address'])).rejects.toThrow('Name one address');
});
