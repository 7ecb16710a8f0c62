import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPostgres, type Postgres } from '../../stage/postgres.ts';
import { runCommand } from '../../stage/server-process.ts';

const root = new URL('../../../', import.meta.url);
const kept = fileURLToPath(new URL('.cache/bench-api/', root));

/** A PostgreSQL of our own with so many invented events in it. Filling it takes minutes, so it is kept for the day. */
export async function openCatalogue(events: number): Promise<Postgres> {
  const folder = join(kept, `${events}-${version()}`);
  const isFull = existsSync(join(folder, 'full'));
  if (!isFull) forget(events);
  const database = await openPostgres(folder);
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
