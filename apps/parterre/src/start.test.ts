import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@parterre/api/database/connect';
import { openEmbedded } from '@parterre/api/database/embedded/embedded-database';
import { postmasterPath, readPostmasterFile } from '@parterre/api/database/embedded/postmaster-file';
import { sql } from '@parterre/api/database/sql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runOperator } from '../test/run-operator.ts';
import { end, type RunningSystem, startSystem } from '../test/running-system.ts';

let dataDir: string;
const running: RunningSystem[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parterre-system-'));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const system of running.splice(0)) await end(system.process, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

/** Enough to make every kind of page, few enough to make them quickly. */
const fewEvents = ['--events', '3'];

const postgresData = () => join(dataDir, 'postgres', 'data');
const themeFile = () => join(dataDir, 'site', '2', 'theme', 'theme.css');

const start = async (env: Readonly<Record<string, string>> = {}) => {
  const site = { LANDING_ID: '2', SITE_URL: 'https://parterre.example' };
  const system = await startSystem({ DATA_DIR: dataDir, PORT: '0', ...site, ...env }, fewEvents);
  running.push(system);
  return system;
};

const query = async (statement: string) => {
  const server = await openEmbedded(join(dataDir, 'postgres'));
  const db = connect(await server.url('parterre'));
  try {
    return (await db.query(sql.raw(statement))).rows;
  } finally {
    await db.destroy();
    await server.close();
  }
};

/** A whole start, pages and all, beside whatever else the machine has to do. */
const patient = { timeout: 900_000 };

it('a bare folder becomes a running system, and a polite stop leaves nothing running', patient, async () => {
  const system = await start();
  const page = await fetch(`${system.address}/de/events/1`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<html lang="de"');
  expect(html).toMatch(/<h1>[^<]+<\/h1>/);
  const events = await fetch(`${system.address}/v1/events`);
  expect(await events.json()).toMatchObject({ total: 3 });
  expect((await fetch(`${system.address}/nowhere`)).status).toBe(404);
  const [, origin = '', token] = /console is at (\S+)\/invitation#(\S+)/.exec(system.output()) ?? [];
  const signedIn = await fetch(`${origin}/api/console/v1/sign-in/invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token }),
  });
  expect(await signedIn.json()).toMatchObject({ roles: [{ role: 'owner' }] });
  expect((await fetch(`${system.address}/api/console/v1/me`)).status).toBe(404);
  const logo = await fetch(`${system.address}/media/logo/kulisse.svg`);
  expect([logo.status, logo.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=86400, stale-while-revalidate=604800',
  ]);

  expect(await end(system.process, 'SIGTERM')).toBe(0);
  expect(existsSync(postmasterPath(postgresData()))).toBe(false);
});

it('after kill -9 of the server and of its database, the next start has all the data', patient, async () => {
  const system = await start();
  const secret = await readFile(join(dataDir, 'secret'), 'utf8');
  const { mtimeMs } = await stat(themeFile());
  await query('create table kept as select 42 as answer');
  const lock = await readPostmasterFile(postgresData());
  await end(system.process, 'SIGKILL');
  process.kill(lock?.pid ?? 0, 'SIGKILL');

  const restarted = await start();
  expect((await fetch(restarted.address)).status).toBe(200);
  expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret);
  // Written anew, it would count as changed code and call for one build after another.
  expect((await stat(themeFile())).mtimeMs).toBe(mtimeMs);
});

it('a taken port is told in a sentence, and the database does not stay behind', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  await expect(start({ PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another`,
  );
  expect(existsSync(postmasterPath(postgresData()))).toBe(false);
  await new Promise((resolve) => other.close(resolve));
});

it('a database that cannot be reached is told in a sentence', async () => {
  const gone = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(gone).rejects.toThrow('The database that DATABASE_URL names cannot be reached');
});

it('pages of visitors and of operators can be published without a server', patient, async () => {
  const env = { DATA_DIR: dataDir, LANDING_ID: '2', SITE_URL: 'https://parterre.example' };
  expect(await runOperator(['publish'], env)).toMatchObject({ code: 0 });
  for (const page of ['site/2/public/index.html', 'console/index.html'])
    expect(existsSync(join(dataDir, page)), page).toBe(true);
});
