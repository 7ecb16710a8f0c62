import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { readScripts } from '../../src/database/scripts.ts';
import { sql } from '../../src/database/sql.ts';
import { bareDatabase, type TestDatabase } from '../test-database.ts';
import { everyStep } from './config.ts';
import { openDatabaseGate } from './database-gate.ts';

const program = fileURLToPath(new URL('migrate-process.ts', import.meta.url));
/** How many of the steps to die at, spread evenly, when not at every one. */
const deaths = 4;

/** Migrates in a process that is killed as the step of that number is done; answers how many steps were made. */
async function migrateUntil(databaseUrl: string, step: number): Promise<number> {
  const gate = await openDatabaseGate(databaseUrl);
  const child = spawn(process.execPath, [program, gate.url], { stdio: ['ignore', 'inherit', 'inherit'] });
  gate.shutAfter(step, () => child.kill('SIGKILL'));
  await once(child, 'exit');
  await gate.close();
  return gate.finished();
}

/** Every table with its columns, and what has run: two databases that answer the same are the same. */
async function readShape({ db }: TestDatabase) {
  const { rows } = await db.query(sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type as line
    from information_schema.columns
    where table_schema = 'public'
    union all select name from migrations
    union all select name || checksum from functions
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
    order by line`);
  return rows.map(({ line }) => line);
}

it('a process that is killed while it migrates leaves whole migrations, and the next one goes on from there', {
  timeout: 600_000,
}, async () => {
  const whole = await bareDatabase();
  const steps = await migrateUntil(whole.url, Number.POSITIVE_INFINITY);
  const shape = await readShape(whole);
  const stride = everyStep ? 1 : Math.floor(steps / deaths);
  const { migrations, functions } = await readScripts();
  const names = [...migrations.map(({ name }) => name), ...functions.map(({ name }) => `functions/${name}`)];
  for (let step = stride; step < steps; step += stride) {
    const database = await bareDatabase();
    await migrateUntil(database.url, step);
    const left = await migrate(database.url);
    expect(left, `after ${step} of ${steps}`).toEqual(names.slice(names.length - left.length));
    expect(await readShape(database), `after ${step} of ${steps}`).toEqual(shape);
    await database.close();
  }
  await whole.close();
});
