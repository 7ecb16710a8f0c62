import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../src/database/connect.ts';
import { findBinaries } from '../../src/database/embedded/binaries.ts';
import { clusterUrl, startCluster, stopCluster } from '../../src/database/embedded/cluster.ts';
import { readPostmasterFile } from '../../src/database/embedded/postmaster-file.ts';
import { runServerTool } from '../../src/database/embedded/run-server-tool.ts';
import { migrate } from '../../src/database/migrate.ts';
import { sql } from '../../src/database/sql.ts';
import type { TestDatabase } from '../test-database.ts';
import { openDatabaseGate } from './database-gate.ts';
import { openReplica, primarySettings, type Replica } from './replica.ts';

/** A PostgreSQL to ill-treat, behind an address that stays. */
export interface OwnServer {
  readonly database: TestDatabase;
  /** Stops it, and starts it again; `immediate` is as if it had crashed. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** All its processes stand still, while their connections stay open. Answers how to go on. */
  pause(): Promise<() => void>;
  /** From now on a replica has what is committed before anybody hears of it. */
  replicate(): Promise<void>;
  /** It crashes for good, and its replica takes its place. */
  failOver(): Promise<void>;
}

/** What was committed survives, unless the whole machine goes. */
const settings = { fsync: 'off', full_page_writes: 'off' };
const name = 'parterre';

export async function openOwnServer(): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-server-'));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const { pg_ctl } = await findBinaries();
  const stop = (how: 'fast' | 'immediate') =>
    runServerTool(pg_ctl, ['stop', '-D', dataDir, '-m', how, '-w'], folder);
  const urlAt = (port: number, database = name) => clusterUrl(folder, port, database);

  const port = await startCluster(folder, settings);
  const first = connect(await urlAt(port, 'postgres'));
  await first.query(sql.raw(`create database ${name}`));
  await first.destroy();
  const gate = await openDatabaseGate(await urlAt(port));
  await migrate(gate.url);
  const db = connect(gate.url);
  let goOn = () => {};
  let replica: Replica | undefined;
  return {
    database: {
      db,
      url: gate.url,
      close: async () => {
        goOn();
        await db.destroy();
        await gate.close();
        await stopCluster(folder);
        await replica?.close();
        await rm(folder, { recursive: true });
      },
    },
    restart: async (how) => {
      await stop(how);
      gate.redirect(await urlAt(await startCluster(folder, settings)));
    },
    pause: async () => {
      const first = (await readPostmasterFile(dataDir))?.pid ?? 0;
      const others = await db.connection(async (connection) => {
        // It starts the others: from now on there are no more of them.
        process.kill(first, 'SIGSTOP');
        return connection.query(sql<{ pid: number }>`select pid from pg_stat_activity`);
      });
      const signal = (what: NodeJS.Signals) => {
        for (const pid of [first, ...others.rows.map(({ pid }) => pid)]) process.kill(pid, what);
      };
      signal('SIGSTOP');
      goOn = () => {
        goOn = () => {};
        signal('SIGCONT');
      };
      return () => goOn();
    },
    replicate: async () => {
      await stop('fast');
      replica = await openReplica(folder, settings, async () => {
        const primary = await startCluster(folder, { ...settings, ...primarySettings });
        gate.redirect(await urlAt(primary));
        return primary;
      });
    },
    failOver: async () => {
      await stop('immediate');
      gate.redirect(await urlAt((await replica?.promote()) ?? 0));
    },
  };
}
