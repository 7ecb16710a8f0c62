import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { closeFile } from '../../private-files.ts';
import { findBinaries } from './binaries.ts';
import { explainFault } from './explain-fault.ts';
import { type PostmasterFile, postmasterPath, readPostmasterFile } from './postmaster-file.ts';
import { readCommand } from './process-command.ts';
import { runServerTool } from './run-server-tool.ts';
import { serverAccount } from './server-account.ts';

export type ServerSettings = Readonly<Record<string, string>>;

const user = 'parterre';
const dataFolder = (folder: string) => join(folder, 'data');
const passwordPath = (folder: string) => join(folder, 'password');
const logPath = (folder: string) => join(folder, 'server.log');

export async function clusterUrl(folder: string, port: number, database: string): Promise<string> {
  await closeFile(passwordPath(folder));
  const password = (await readFile(passwordPath(folder), 'utf8')).trim();
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts the cluster in this folder, making it first if it is not there; answers its port. A running one is left alone. */
export async function startCluster(folder: string, settings: ServerSettings): Promise<number> {
  try {
    await createCluster(folder);
    return (await runningPort(folder)) ?? (await launch(folder, settings));
  } catch (error) {
    throw explainFault(error, await readFile(logPath(folder), 'utf8').catch(() => ''));
  }
}

export async function stopCluster(folder: string): Promise<void> {
  if (!(await liveServer(folder))) return;
  const { pg_ctl } = await findBinaries();
  await runServerTool(pg_ctl, ['stop', '-D', dataFolder(folder), '-m', 'fast', '-w'], folder);
}

async function createCluster(folder: string): Promise<void> {
  const exists = await readFile(join(dataFolder(folder), 'PG_VERSION')).catch(() => undefined);
  if (exists) return;
  const { initdb } = await findBinaries();
  const account = serverAccount();
  await mkdir(folder, { recursive: true });
  if (account) await chown(folder, account.uid, account.gid);
  await writeFile(passwordPath(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) await chown(passwordPath(folder), account.uid, account.gid);
  // Made aside and renamed when complete: an interrupted first start leaves nothing that looks like a database.
  const unfinished = `${dataFolder(folder)}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await runServerTool(
      initdb,
      [`--pgdata=${unfinished}`, `--username=${user}`, `--pwfile=${passwordPath(folder)}`]
        // The builtin provider sorts and folds the same way on every system; C.UTF-8 needs no system locale.
        .concat(
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
        )
        .concat('--locale=C'),
      folder,
    );
    await rename(unfinished, dataFolder(folder));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The port of a server that already serves this folder. Removes the lock file of one that does not live any more. */
async function runningPort(folder: string): Promise<number | undefined> {
  const server = await liveServer(folder);
  if (server) {
    await awaitReady(folder, server.port);
    return server.port;
  }
  await rm(postmasterPath(dataFolder(folder)), { force: true });
  return undefined;
}

/** The lock file's process id may by now belong to anything, which PostgreSQL itself would take for a running server. */
async function liveServer(folder: string): Promise<PostmasterFile | undefined> {
  const lock = await readPostmasterFile(dataFolder(folder));
  return lock && (await readCommand(lock.pid)).includes('postgres') ? lock : undefined;
}

async function launch(folder: string, settings: ServerSettings): Promise<number> {
  const { pg_ctl } = await findBinaries();
  const port = await freePort();
  const flags = Object.entries({ ...settings, port: String(port), listen_addresses: '127.0.0.1' })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  await rm(logPath(folder), { force: true });
  await runServerTool(
    pg_ctl,
    // unix_socket_directories is emptied: socket paths have a length limit that a deep checkout exceeds.
    [
      'start',
      '-D',
      dataFolder(folder),
      '-l',
      logPath(folder),
      '-w',
      '-t',
      '120',
      '-o',
      `${flags} -c unix_socket_directories=`,
    ],
    folder,
  );
  await awaitReady(folder, port);
  return port;
}

/** Healthy means: it answers a query. A server found in the middle of its start or recovery is given time. */
async function awaitReady(folder: string, port: number): Promise<void> {
  const connectionString = await clusterUrl(folder, port, 'postgres');
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
