import { readFileSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { postmasterPath } from '../../src/database/embedded/postmaster-file.ts';
import { isAlive } from '../../src/database/embedded/process-command.ts';
import { runServerTool } from '../../src/database/embedded/run-server-tool.ts';

/** A server of an own cluster. */
export interface OwnNode {
  /** Of its database `postgres`. */
  readonly url: string;
  readonly data: string;
  readonly programs: string;
}

const control = ({ programs, data }: OwnNode, ...args: readonly string[]) =>
  runServerTool(join(programs, 'pg_ctl'), [...args, '-D', data, '-w'], tmpdir());

export const startNode = (node: OwnNode) => control(node, 'start', '-l', `${node.data}.log`);
export const stopNode = (node: OwnNode) => control(node, 'stop', '-m', 'immediate').catch(() => undefined);

/** The first process of a server starts all others. */
const firstProcess = ({ data }: OwnNode) =>
  Number(readFileSync(postmasterPath(data), 'utf8').split('\n', 1)[0]);

/** All processes of a server, which stand still from now on. */
function frozenProcesses(node: OwnNode): number[] {
  const first = firstProcess(node);
  process.kill(first, 'SIGSTOP');
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  const all = [first, ...others.filter((pid) => pid !== '').map(Number)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  return all;
}

function signal(pid: number, what: NodeJS.Signals): void {
  try {
    process.kill(pid, what);
  } catch {
    // It has ended meanwhile.
  }
}

/** As if its machine had lost power: all at once, and at once. Answers how to start it again. */
export function killNode(node: OwnNode): () => Promise<void> {
  const killed = frozenProcesses(node);
  for (const pid of killed) signal(pid, 'SIGKILL');
  return async () => {
    while (killed.some(isAlive)) await setTimeout(5);
    await rm(postmasterPath(node.data));
    await startNode(node);
  };
}

/** It stands still, while its connections stay open. Answers how to go on. */
export function freezeNode(node: OwnNode): () => void {
  const frozen = frozenProcesses(node);
  return () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
  };
}

/** A replica of a node that runs, which from now on has what is committed there before anybody hears of it. */
export async function openReplica(node: OwnNode): Promise<OwnNode & { promote(): Promise<unknown> }> {
  const { port } = new URL(node.url);
  const url = new URL(node.url);
  url.port = String(await freePort());
  const replica = { ...node, data: `${node.data}-replica`, url: url.href };
  await runServerTool(
    join(node.programs, 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-D', replica.data, '-X', 'stream', '-c', 'fast'],
    tmpdir(),
  );
  await writeFile(join(replica.data, 'standby.signal'), '');
  await appendFile(
    join(replica.data, 'postgresql.conf'),
    `port = ${url.port}\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=replica'\n`,
  );
  await startNode(replica);
  await writeFile(holdFile(node), `synchronous_standby_names = 'replica'\n`);
  reload(node);
  return {
    ...replica,
    promote: async () => {
      await writeFile(holdFile(replica), '');
      return control(replica, 'promote');
    },
  };
}

const holdFile = ({ data }: OwnNode) => join(data, 'held.conf');
const reload = (node: OwnNode) => process.kill(firstProcess(node), 'SIGHUP');

/**
 * From now on whoever commits or prepares on this server has written it down and waits for a replica that does not exist. Nobody
 * is told of it until the hold is let go.
 */
export async function holdCommits(node: OwnNode): Promise<void> {
  await writeFile(holdFile(node), `synchronous_standby_names = 'nobody'\n`);
  reload(node);
  const watcher = new pg.Client({ connectionString: node.url });
  const probe = new pg.Client({ connectionString: node.url });
  await Promise.all([watcher.connect(), probe.connect()]);
  probe.on('error', () => undefined);
  let isHeld = false;
  while (!isHeld) {
    let isOver = false;
    void probe.query(`select pg_logical_emit_message(true, 'probe', '')`).then(
      () => {
        isOver = true;
      },
      () => undefined,
    );
    while (!isHeld && !isOver) isHeld = (await selectHeld(watcher)).length > 0;
  }
  await watcher.query('select pg_terminate_backend(pid) from pg_stat_activity where wait_event = $1', [
    'SyncRep',
  ]);
  await Promise.all([watcher.end(), probe.end().catch(() => undefined)]);
}

/** What was held goes on, if the server lives. */
export async function letCommitsGo(node: OwnNode): Promise<void> {
  await writeFile(holdFile(node), '');
  if (isAlive(firstProcess(node))) reload(node);
}

/** Whoever is held there. */
export async function selectHeld(watcher: pg.Client): Promise<readonly { pid: number; query: string }[]> {
  const { rows } = await watcher.query<{ pid: number; query: string }>(
    `select pid, query from pg_stat_activity where wait_event = 'SyncRep'`,
  );
  return rows;
}

/** Somebody who is held goes on, and has committed. */
export const letGo = (watcher: pg.Client, pid: number) =>
  watcher.query('select pg_cancel_backend($1)', [pid]);

export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
