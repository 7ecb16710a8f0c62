import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';
import { base } from '../../../testing/refusals.ts';
import { smallEvent } from '../../../testing/small-catalogue.ts';
import { importCatalogue } from './import-catalogue.service.ts';
import { importCatalogueText } from './import-text.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('lists all faults at once and stores nothing', async () => {
  const file: CatalogueFile = {
    ...base,
    events: [smallEvent('good'), smallEvent('bad', { category: 'opera', title: { en: 'x' } })],
  };
  const outcome = await importCatalogue(database.db, file);
  expect(outcome).toMatchObject({ kind: 'refused', faults: { length: 2 } });
  const { rows } = await database.db.query(sql`select count(*) from events`);
  expect(rows).toEqual([{ count: 0 }]);
});

it('faults of a text tell their lines', async () => {
  const file = {
    ...base,
    events: [smallEvent('good'), smallEvent('bad', { category: 'opera', title: { en: 'x' } })],
  };
  const text = JSON.stringify(file, null, 2);
  const lineNumber = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
  expect(await importCatalogueText(database.db, text)).toMatchObject({
    faults: [
      { path: 'events[1].title', line: lineNumber('"title": {\n        "en": "x"') },
      { path: 'events[1].category', line: lineNumber('"category": "opera"') },
    ],
  });
  expect(
    await importCatalogueText(database.db, text.replace('"version": 1', '"version": one')),
  ).toMatchObject({
    kind: 'refused',
    faults: [{ line: lineNumber('"version"') }],
  });
});
