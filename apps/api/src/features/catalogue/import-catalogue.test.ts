import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { smallCatalogue, testNow } from '../../testing/small-catalogue.ts';
import { importCatalogue } from './import-catalogue.service.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const load = (file: unknown) => importCatalogue(database.db, file, { now: testNow });

describe('importing a catalogue', () => {
  test('stores everything, then changes nothing when it comes again', async () => {
    expect(await load(smallCatalogue())).toMatchObject({
      kind: 'imported',
      counts: { events: { created: 8, updated: 0, unchanged: 0 }, halls: { created: 3 } },
    });
    const before = await fingerprint();
    expect(await load(smallCatalogue())).toMatchObject({
      kind: 'imported',
      counts: { events: { created: 0, updated: 0, unchanged: 8 }, landings: { unchanged: 1 } },
    });
    expect(await fingerprint()).toEqual(before);
  });
});

async function fingerprint() {
  const { rows } = await sql`
    select (select version from catalogue), (select json_agg(e order by id) from events e) as events,
      (select json_agg(s order by date_id) from showings s) as showings,
      (select count(*) from ticket_prices) as prices`.execute(database.db);
  return rows;
}
