import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../src/database/connect.ts';
import { findBinaries } from '../../src/database/embedded/binaries.ts';
import { startCluster, stopCluster, urlOf } from '../../src/database/embedded/cluster.ts';
import { readPostmasterFile } from '../../src/database/embedded/postmaster-file.ts';
import { runServerTool } from '../../src/database/embedded/run-server-tool.ts';
import { migrateAt } from '../../src/database/migrate.ts';
import type { TestDatabase } from '../test-database.ts';
import { openDatabaseGate } from './database-gate.ts';

/** A PostgreSQL to ill-treat, behind an address that stays. */
export interface OwnServer {
  readonly database: TestDatabase;
  /** Stops it, and starts it again; `immediate` is as if it had crashed. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  /** All its processes stand still, while their connections stay open. Answers how to go on. */
  pause(): Promise<() => void>;
}

/** What was committed survives, unless the whole machine goes. */
const settings = { fsync: 'off', full_page_writes: 'off' };
const name = 'parterre';

export async function openOwnServer(): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-server-'));
  await chmod(folder, 0o755);
  const start = async (database: string) => urlOf(folder, await startCluster(folder, settings), database);
  const first = connect(await start('postgres'));
  await sql.raw(`create database ${name}`).execute(first);
  await first.destroy();
  const gate = await openDatabaseGate(await start(name));
  await migrateAt(gate.url);
  const db = connect(gate.url);
  const dataDir = join(folder, 'data');
  let goOn = () => {};
  return {
    database: {
      ...{ db, url: gate.url },
      close: async () => {
        goOn();
        await db.destroy();
        await gate.close();
        await stopCluster(folder);
        await rm(folder, { recursive: true });
      },
    },
    restart: async (how) => {
      const { pg_ctl } = await findBinaries();
      await runServerTool(pg_ctl, ['stop', '-D', dataDir, '-m', how, '-w'], folder);
      gate.redirect(await start(name));
    },
    pause: async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
      const postmaster = (await readPostmasterFile(dataDir))?.pid ?? 0;
      const pids = [postmaster, ...rows.map(({ pid }) => pid)];
      const signal = (what: NodeJS.Signals) => {
        for (const pid of pids) process.kill(pid, what);
      };
      signal('SIGSTOP');
      goOn = () => {
        goOn = () => {};
        signal('SIGCONT');
      };
      return () => goOn();
    },
  };
}
