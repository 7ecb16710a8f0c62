import { existsSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownStatements } from '../statements/check-statements.ts';
import { readRecord, recordFolder } from '../statements/record.ts';
import { readSites } from '../statements/sites.ts';
import { type TestDatabase, testDatabase } from '../test-database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`set plan_cache_mode = force_custom_plan`);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const some: Readonly<Record<string, string>> = {
  boolean: 'true',
  json: '[]',
  jsonb: '[]',
  uuid: '00000000-0000-0000-0000-000000000001',
  'timestamp with time zone': '2026-11-01',
  'timestamp without time zone': '2026-11-01',
  date: '2026-11-01',
  interval: '1 day',
  bytea: '\\x00',
  inet: '127.0.0.1',
  regclass: 'events',
};
/** A value of a type, of which it does not matter whether any row has it. */
const anyValue = (type: string): string =>
  type.endsWith('[]') ? `array[${anyValue(type.slice(0, -2))}]::${type}` : `'${some[type] ?? '1'}'::${type}`;

/** That rows do not fit: classes 21 to 23, our own errors, and what Citus says of a constraint of a shard. */
const isOfRows = ({ code = '', message }: pg.DatabaseError) =>
  /^(2[123]|40001|P0001|TOFEW)/.test(code) || (code === 'XX000' && message.includes(' violates '));

async function runOnce(text: string): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(`prepare tried as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'tried'`,
    );
    const values = (rows[0]?.types ?? []).map(anyValue);
    await client.query(`execute tried${values.length > 0 ? `(${values.join(', ')})` : ''}`);
    return [];
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return isOfRows(error) ? [] : [`${error.code} ${error.message}: ${text}`];
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

// What a cluster cannot do it says whatever the values are; `npm test` has recorded what is sent.
it.skipIf(!existsSync(recordFolder))('takes every statement of the sources', async () => {
  const statements = await knownStatements(await readRecord(), await readSites());
  // Only these can be prepared.
  const texts = statements
    .map(({ sent }) => sent.text.trim())
    .filter((text) => /^(\/\*.*\*\/\s*)?(select|insert|update|delete|with)\b/i.test(text));
  expect(texts.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const text of texts) faults.push(...(await runOnce(text)));
  expect(faults).toEqual([]);
});
