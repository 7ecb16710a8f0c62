import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from '@parterre/api/database/sql';
import { openSmtpServer } from '@parterre/api/testing/mail/smtp-server';
import { webhookEvents } from '@parterre/domain/webhooks/webhook-events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hotSeats, listProcesses, rehearsalHarness } from './rehearsal-harness.ts';
import { end, type RunningSystem, startSystem } from './running-system.ts';

const { database, dataDir, performanceOf, read } = rehearsalHarness();
/** Two houses are set up from nothing, beside whatever else the machine has to do. */
const patient = 900_000;

let system: RunningSystem;
let smtp: Awaited<ReturnType<typeof openSmtpServer>>;
/** A system of the operator's that wants to be told of everything. */
const told: string[] = [];
const listener = createServer((request, response) => {
  told.push(request.url ?? '');
  response.end();
});

beforeAll(async () => {
  smtp = await openSmtpServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const env = {
    DATA_DIR: dataDir(),
    DATABASE_URL: database().url,
    PORT: '0',
    SMTP_URL: smtp.url,
    SITE_URL: 'https://parterre.example',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
  };
  system = await startSystem(env, ['--no-pictures']);
}, patient);
afterAll(async () => {
  if (system) await end(system.process, 'SIGTERM');
  await smtp?.close();
  listener.close();
});

/** The first owner, by the link that is printed. */
async function signIn() {
  const [, origin = '', token] = /console is at (\S+)\/invitation#(\S+)/.exec(system.output()) ?? [];
  const call = async (path: string, body: object, cookie = '') =>
    fetch(`${origin}/api/console/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const entered = await call('sign-in/invitation', { token });
  const [cookie = ''] = entered.headers.getSetCookie().map((text) => text.split(';')[0]);
  return async (command: string, input: object) => {
    const answer = await call(`commands/${command}`, { input, reason: 'before the premiere' }, cookie);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json();
  };
}

/** What a rehearsal and whoever asks for it write: its own rows, the audit log, and how the machine did. */
const written = [
  'rehearsals',
  'rehearsal_sums',
  'audit_log',
  'command_results',
  'staff_sessions',
  'load_sums',
  'hold_loads',
];

/** Of every table but those, so that one changed value shows. */
async function digestTables(): Promise<Record<string, string>> {
  const { rows: tables } = await database().db.query(sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    order by 1`);
  const digests: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !written.includes(table.name))) {
    const { rows } = await database().db.query(sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as digest from ${sql.ref(name)} as row`);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** Of every file in the folders that visitors read. */
async function digestFiles(): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const folder of ['site', 'queue', 'mail', 'ticket-keys'])
    for (const file of await readdir(join(dataDir(), folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      digests[path] = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
    }
  return digests;
}

it('a crowd of sixty buys a copy out, and neither buyers, mail, bank nor pages hear of it', {
  timeout: patient,
}, async () => {
  const run = await signIn();
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/told`;
  await database().db.query(sql`
    insert into webhooks (id, url, events, created_at, created_by)
    values (gen_random_uuid(), ${url}, ${webhookEvents}, now(), 'anna@example.com')`);
  const [tables, files] = [await digestTables(), await digestFiles()];

  const performance_id = await performanceOf('hot');
  const asked = await run('rehearsals.ask', { performance_id, visitors: 60, has_room: true });
  const id: string = asked.rehearsal_id;
  await vi.waitUntil(async () => (await read(id))?.finished_at, { timeout: patient, interval: 500 });

  expect(await read(id)).toMatchObject({
    outcome: expect.stringMatching(/^(ready|slow)$/),
    figures: { sold: hotSeats },
  });
  expect(await digestTables()).toEqual(tables);
  expect(await digestFiles()).toEqual(files);
  expect(smtp.taken).toEqual([]);
  expect(told).toEqual([]);
  expect(await readdir(join(dataDir(), 'rehearsals'))).toEqual([]);
  expect(await listProcesses(id)).toEqual([]);
});
