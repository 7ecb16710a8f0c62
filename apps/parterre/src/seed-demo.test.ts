import { readConfig } from '@parterre/api/config';
import { sql } from '@parterre/api/database/sql';
import { importCatalogue } from '@parterre/api/features/catalogue/import/import-catalogue.service';
import { arenaCatalogue } from '@parterre/api/testing/arena-catalogue';
import { expect, it } from 'vitest';
import { testDatabase } from '../../api/test/test-database.ts';
import { readEmptyLanguage, seedDemo } from './seed-demo.ts';

it('a catalogue that an operator has put there is not filled with the demo', async () => {
  const { db, close } = await testDatabase();
  await importCatalogue(db, arenaCatalogue());
  const events = sql<{ source_id: string }>`select source_id from events order by id`;
  const { rows: before } = await db.query(events);
  expect(await seedDemo(db, readConfig({}), {})).toBe(false);
  expect((await db.query(events)).rows).toEqual(before);
  await close();
});

it('a house that wants none of it begins with its main language alone', async () => {
  const { db, close } = await testDatabase();
  expect(await seedDemo(db, readConfig({}), { emptyIn: 'de' })).toBe(false);
  const { rows } = await db.query(
    sql<{ main_lang: string; landings: number }>`
      select main_lang, (select count(*)::integer from landings) as landings from catalogue`,
  );
  expect(rows).toEqual([{ main_lang: 'de', landings: 0 }]);
  await close();
});

it('says which languages it can begin in', () => {
  expect(readEmptyLanguage('fr')).toBe('fr');
  expect(() => readEmptyLanguage('latin')).toThrow('ru, en, de, fr, es');
});
