import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCluster, type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';
import { smallCatalogue, smallEvent, testNow } from '../../../testing/small-catalogue.ts';
import { importCatalogue } from './import-catalogue.service.ts';

const awkward = { ru: 'Обратная \\ черта,\tтабуляция и\r\nстрока', en: '\\N' };
const count = 1000;

let database: TestDatabase;
const indexes = async () => {
  const { rows } = await database.db.query(sql<{ indexdef: string }>`
    select indexdef from pg_indexes where schemaname = 'public' order by indexname`);
  return rows.map(({ indexdef }) => indexdef);
};
let indexesBefore: readonly string[];
beforeAll(async () => {
  database = await testDatabase();
  indexesBefore = await indexes();
  const many = Array.from({ length: count }, (_, index) => smallEvent(`event-${index}`));
  const events = [smallEvent('awkward', { title: awkward, landings: [1] }), ...many.slice(1)];
  const file = { ...smallCatalogue(), events, news: [] };
  expect(await importCatalogue(database.db, file, { now: testNow })).toMatchObject({
    kind: 'imported',
    counts: { events: { created: count, updated: 0, unchanged: 0 } },
  });
});
afterAll(() => database.close());

it('a large first import stores all of its events', async () => {
  const { rows } = await database.db.query(sql`
    select (select count(*) from events) as events, (select count(*) from performances) as performances,
      (select count(*) from listed_performances) as listed, (select count(*) from search_texts where kind = 'event') as texts`);
  expect(rows).toEqual([{ events: count, performances: count, listed: count, texts: 2 * count }]);
});

it('its texts are stored as they are, whatever stands in them', async () => {
  const { rows } = await database.db.query(sql`
    select lang, title, landing_ids
    from event_texts
    join events on events.id = event_texts.event_id
    where source_id = 'awkward'
    order by lang`);
  expect(rows).toEqual([
    { lang: 'en', title: awkward.en, landing_ids: [1] },
    { lang: 'ru', title: awkward.ru, landing_ids: [1] },
  ]);
});

// On a cluster they are never suspended, and PostgreSQL 15 cannot.
it.skipIf(isCluster())(
  'afterwards every foreign key is enforced, and held against each new row',
  async () => {
    const { rows } = await database.db.query(sql<{ conname: string }>`
    select conname
    from pg_constraint
    where contype = 'f' and not (conenforced and convalidated)`);
    expect(rows).toEqual([]);
    const orphans = [
      sql`insert into event_labels (event_id, label_id) values (${count + 1}, 1)`,
      sql`insert into stock_seats (event_id, performance_id, seat, zone, state) values (${count + 1}, 1, 0, 'A', 'withheld')`,
    ];
    for (const orphan of orphans)
      await expect(database.db.query(orphan)).rejects.toMatchObject({ code: '23503' });
  },
);

it('afterwards every index is there as it was', async () => {
  expect(await indexes()).toEqual(indexesBefore);
});

it('storing the same file again changes nothing', async () => {
  const events = [smallEvent('awkward', { title: awkward, landings: [1] })];
  const again = await importCatalogue(database.db, { ...smallCatalogue(), events, news: [] });
  expect(again).toMatchObject({ counts: { events: { created: 0, updated: 0, unchanged: 1 } } });
});
