import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from './embedded-database.ts';
import { postmasterPath, readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './process-command.ts';

/** A server that was made and stopped: the tests begin with copies, since making one takes long. */
let made: string;
let folder: string;
let opened: EmbeddedDatabase[] = [];

async function makeFolder(): Promise<string> {
  const name = await mkdtemp(join(tmpdir(), 'parterre-db-'));
  execFileSync('chmod', ['755', name]);
  return name;
}

beforeAll(async () => {
  made = await makeFolder();
  await (await openEmbedded(join(made, 'postgres'))).close();
});
afterAll(() => rm(made, { recursive: true }));

beforeEach(async () => {
  folder = await makeFolder();
  execFileSync('cp', ['-a', join(made, 'postgres'), folder]);
});

afterEach(async () => {
  for (const database of opened) await database.close();
  opened = [];
  await rm(folder, { recursive: true, force: true });
});

const open = async () => {
  const database = await openEmbedded(join(folder, 'postgres'));
  opened.push(database);
  return database;
};

const close = async (database: EmbeddedDatabase) => {
  opened = opened.filter((other) => other !== database);
  await database.close();
};

const query = async (database: EmbeddedDatabase, statement: string) => {
  const client = new pg.Client({ connectionString: await database.url('postgres') });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

const dataDir = () => join(folder, 'postgres', 'data');

const killServer = async () => {
  const lock = await readPostmasterFile(dataDir());
  if (!lock) throw new Error('no server is running');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(lock.pid)], { encoding: 'utf8' });
  for (const pid of [lock.pid, ...children.split('\n').map(Number).filter(Boolean)])
    process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(lock.pid)).toBe(false);
  return lock;
};

it('data survives a server that was killed, and its lock file is in nobody’s way', async () => {
  const first = await open();
  await query(first, 'create table kept (word text)');
  await query(first, `insert into kept values ('yes')`);
  await killServer();
  expect(await readFile(postmasterPath(dataDir()), 'utf8')).toBeTruthy();

  const second = await open();
  expect(await query(second, 'select word from kept')).toEqual([{ word: 'yes' }]);
});

it('a lock file whose process id now belongs to another program is recognised as stale', async () => {
  await open();
  await killServer();
  const lock = await readFile(postmasterPath(dataDir()), 'utf8');
  await writeFile(postmasterPath(dataDir()), lock.replace(/^\d+/, String(process.pid)));

  const again = await open();
  expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('a server left running by a killed process is taken over', async () => {
  const first = await open();
  await query(first, 'create table kept (word text)');
  const second = await open();
  expect(await query(second, 'select * from kept')).toEqual([]);
});

it('the server stops with the last one to close it', async () => {
  const first = await open();
  const second = await open();
  const lock = await readPostmasterFile(dataDir());
  await close(first);
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await close(second);
  // Its lock file goes a moment before the process does.
  await expect.poll(() => lock && isAlive(lock.pid)).toBe(false);
});

it('a first start that was interrupted leaves nothing in the way of the next', async () => {
  await rm(dataDir(), { recursive: true });
  await writeFile(join(folder, 'postgres', 'data.unfinished'), 'half');
  const database = await open();
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});
