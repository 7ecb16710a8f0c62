import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@parterre/api/database/sql';
import { expect, it, vi } from 'vitest';
import { testDatabase } from '../../api/test/test-database.ts';
import { runBackup } from '../src/commands/run-backup.ts';
import { runForget } from '../src/commands/run-forget.ts';
import { runRestore } from '../src/commands/run-restore.ts';
import { operatorHarness } from './operator-harness.ts';

const harness = operatorHarness();
const { runAndPrint } = harness;

it('a backup is readable by its owner alone, and is restored with the word of the doctor', async () => {
  const file = join(harness.dataDir(), 'today.backup');
  expect(await runAndPrint(() => runBackup([file]))).toMatchObject({ status: 0 });
  expect((await stat(file)).mode & 0o077).toBe(0);
  const empty = await testDatabase();
  vi.stubEnv('DATABASE_URL', empty.url);
  const restored = await runAndPrint(() => runRestore([file]));
  vi.stubEnv('DATABASE_URL', harness.database().url);
  expect(restored).toMatchObject({ status: 0, runAndPrint: expect.stringContaining('ok ') });
  expect((await empty.db.query(sql`select 1 from events`)).rows.length).toBeGreaterThan(0);
  await empty.close();
});

it('a file that cannot be read is told in a sentence', async () => {
  await expect(runRestore([join(harness.dataDir(), 'nothing')])).rejects.toThrow('cannot be read');
});

it('whoever is forgotten is forgotten by the mail folder too', async () => {
  const folder = join(harness.dataDir(), 'mail');
  await mkdir(folder);
  await writeFile(join(folder, '1.eml'), 'From: x@example.com\r\nTo: Anna <Anna@example.com>\r\n\r\nTickets');
  await writeFile(join(folder, '2.eml'), 'To: boris@example.com\r\n\r\nanna@example.com');
  expect(await runAndPrint(() => runForget(['anna@example.com']))).toMatchObject({
    status: 0,
    runAndPrint: expect.stringContaining('0 orders and 1 mails'),
  });
  expect(await readdir(folder)).toEqual(['2.eml']);
  await rm(folder, { recursive: true });
  await expect(runForget(['no address'])).rejects.toThrow('Name one address');
});

it('nobody else is, however alike their addresses are', async () => {
  const folder = join(harness.dataDir(), 'mail');
  await mkdir(folder);
  const mails = {
    longer: 'To: anna@example.com',
    'longer-domain': 'To: a@example.com.au',
    'in-a-name': 'To: "a@example.com" <boris@example.com>',
    folded: 'Subject: =?utf-8?Q?Tickets?=\r\nTo: =?utf-8?Q?=D0=90=D0=BD=D0=BD=D0=B0?=\r\n <A@Example.com>',
    'one-of-two': 'To: boris@example.com,\r\n\ta@EXAMPLE.com',
  };
  for (const [name, head] of Object.entries(mails))
    await writeFile(join(folder, `${name}.eml`), `${head}\r\nFrom: x@example.com\r\n\r\nTickets`);
  expect(await runAndPrint(() => runForget(['a@example.com']))).toMatchObject({
    runAndPrint: expect.stringContaining('0 orders and 2 mails'),
  });
  expect((await readdir(folder)).toSorted()).toEqual(['in-a-name.eml', 'longer-domain.eml', 'longer.eml']);
  await rm(folder, { recursive: true });
});

it('an address in another script is the same in either of its spellings', async () => {
  const folder = join(harness.dataDir(), 'mail');
  await mkdir(folder);
  await writeFile(join(folder, '1.eml'), 'To: anna@xn--e1afmkfd.xn--p1ai\r\n\r\nTickets');
  await writeFile(join(folder, '2.eml'), 'To: anna@пример.рф\r\n\r\nTickets');
  await runAndPrint(() => runForget(['anna@Пример.рф']));
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
