import { readConfig } from '@parterre/api/config';
import { sql } from '@parterre/api/database/sql';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import { arenaCatalogue } from '@parterre/api/testing/arena-catalogue';
import { expect, it } from 'vitest';
import { testDatabase } from '../../api/test/test-database.ts';
import { seedDemo } from './seed-demo.ts';

it('a catalogue that an operator has put there is not filled with the demo', async () => {
  const { db, close } = await testDatabase();
  await importCatalogue(db, arenaCatalogue());
  const events = sql<{ source_id: string }>`select source_id from events order by id`;
  const { rows: before } = await db.query(events);
  expect(await seedDemo(db, readConfig({}), {})).toBe(false);
  expect((await db.query(events)).rows).toEqual(before);
  await close();
});
