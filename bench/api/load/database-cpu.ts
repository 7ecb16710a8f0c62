import pg from 'pg';
import { cpuTimeMs } from '../../basket/load/cpu-time.ts';

export interface DatabaseCpu {
  /** Milliseconds of CPU that the server has spent so far on those who are connected. */
  read(): Promise<number>;
  close(): Promise<void>;
}

export async function watchDatabaseCpu(url: string): Promise<DatabaseCpu> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    read: async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return cpuTimeMs(rows.map(({ pid }) => pid)) ?? Number.NaN;
    },
    close: () => client.end(),
  };
}
