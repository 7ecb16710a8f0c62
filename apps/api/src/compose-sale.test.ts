import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../test/test-database.ts';
import { composeSale, type Sale } from './compose-sale.ts';
import { readConfig } from './config.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'parterre-sale-'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const compose = (settings: Readonly<Record<string, string>> = {}): Promise<Sale> =>
  composeSale({
    config: readConfig({ DATA_DIR: dataDir, ...settings }),
    secret: 'x'.repeat(32),
    db: database.db,
    announce: () => undefined,
  });

it('a mail folder that others could read is closed to them at start, with its mails', async () => {
  const mail = join(dataDir, 'mail', '1.eml');
  await mkdir(join(dataDir, 'mail'));
  await writeFile(mail, '');
  await chmod(mail, 0o644);
  await chmod(join(dataDir, 'mail'), 0o755);
  (await compose()).close();
  const modes = [join(dataDir, 'mail'), mail].map(async (path) => (await stat(path)).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
});

it.each([
  ['Parterre <tickets@parterre.example>', 'tickets@parterre.example'],
  ['"Театр, касса" <kassa@example.com>', 'kassa@example.com'],
  ['tickets@parterre.example', 'tickets@parterre.example'],
])('a house that writes as %s takes the receipts of forgotten buyers at %s', async (from, address) => {
  const sale = await compose({ MAIL_FROM: from });
  expect(sale.sellerEmail).toBe(address);
  sale.close();
});
