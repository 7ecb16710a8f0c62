import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../stage/postgres.ts';
import { runCommand } from '../../stage/server-process.ts';
import { arenaCatalogue } from './catalogue.ts';

export interface SaleDatabase {
  readonly url: string;
  readonly folder: string;
  query(text: string): Promise<void>;
  /** The processes that serve the others' connections. */
  backends(): Promise<number[]>;
  close(): Promise<void>;
}

/** A PostgreSQL as it comes, on disk, with the catalogue of the arena imported by the operator's command. */
export async function openSaleDatabase(): Promise<SaleDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'basket-bench-'));
  const server = await openPostgres(folder);
  const { url } = server;
  const file = join(folder, 'arena.json');
  writeFileSync(file, JSON.stringify(arenaCatalogue()));
  await runCommand(['import', file], { DATABASE_URL: url, DATA_DIR: folder });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    ...{ url, folder },
    query: async (text) => void (await client.query(text)),
    backends: async () => {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      return rows.map(({ pid }) => pid);
    },
    close: async () => {
      await client.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
