import pg from 'pg';
import { cpuTimeMs } from '../../basket/load/cpu-time.ts';

export interface DatabaseCpu {
  /** Milliseconds of CPU that the server has spent so far on those who have been connected. */
  read(): Promise<number>;
  close(): Promise<void>;
}

export async function watchDatabaseCpu(url: string): Promise<DatabaseCpu> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  /** Of each connection as last seen: what one that has ended has spent stays spent. */
  const spent = new Map<number, number>();
  return {
    read: async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      for (const { pid } of rows) spent.set(pid, cpuTimeMs([pid]) ?? spent.get(pid) ?? 0);
      return [...spent.values()].reduce((sum, ms) => sum + ms, 0);
    },
    close: () => client.end(),
  };
}
