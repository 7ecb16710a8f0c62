import { catalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { afterAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { smallCatalogue, smallDate, smallEvent, testNow } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue } from '../../../testing/test-api.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import { exportCatalogue } from './export-catalogue.service.ts';

const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
});

const open = async (...files: unknown[]) => {
  const database = await testDatabase();
  databases.push(database);
  for (const file of files)
    expect(await importCatalogue(database.db, file, { now: testNow })).toEqual({
      kind: 'imported',
      counts: expect.anything(),
    });
  return database;
};

type MakeFile = () => unknown;
const kept = new Map<MakeFile, Promise<TestDatabase>>();

/** One database for all tests that only read what was imported. */
function opened(make: MakeFile): Promise<TestDatabase> {
  const database = kept.get(make) ?? open(make());
  kept.set(make, database);
  return database;
}

const exported = async ({ db }: TestDatabase) => {
  let text = '';
  await exportCatalogue(db, async (part) => {
    text += part;
  });
  return { text, file: JSON.parse(text) };
};

const noCatalogue = () => emptyCatalogue;

const changes = async ({ db }: TestDatabase, file: unknown) => {
  const outcome = await importCatalogue(db, file, { now: testNow });
  if (outcome.kind === 'refused') return outcome.faults;
  return Object.entries(outcome.counts).flatMap(([kind, { created, updated }]) =>
    created || updated ? [kind] : [],
  );
};

const abroad = { USD: { price: 1, service_fee: 0 }, JPY: { price: 150, service_fee: 10 } };

/** Written in unusual ways that all mean something usual. */
const oddlyWritten = () => ({
  ...smallCatalogue(),
  events: [
    smallEvent('plain', {
      ticket_types: [
        { zone: 'entry', name: { ru: 'Вход' }, price: 1, service_fee: 0, capacity: 1, prices: {} },
      ],
    }),
    smallEvent('odd', {
      images: {
        poster: {
          src: '/media/uploads/0a',
          width: 800,
          height: 600,
          colour: '#7a1f2b',
          widths: [320, 800],
          alt: { ru: 'Странное' },
          focal_point: { x: 0, y: 100 },
        },
        gallery: [],
      },
      title: { en: 'Z first', ru: 'Странное' },
      labels: ['family', 'premiere', 'family'],
      landings: [1],
      invoices: true,
      max_tickets: 4,
      ticket_types: [
        {
          zone: 'b',
          name: { ru: 'Б' },
          price: 10.5,
          service_fee: 0.05,
          capacity: 3,
          prices: abroad,
          vat: { percent: 5.5 },
          fee_vat: { exempt: '§ 4 Nr. 20 UStG' },
        },
        {
          zone: 'a',
          name: { ru: 'А' },
          price: 0,
          service_fee: 0,
          capacity: 2,
          prices: abroad,
        },
      ],
      dates: [
        smallDate('later', '2026-12-20T19:00', {
          sale_ends_at: '2026-12-20T19:00',
          doors_at: '2026-12-20T18:15',
          not_for_sale: { general: { a: 0 } },
        }),
        smallDate('earlier', '2026-12-10T19:00', {
          sale_starts_at: '2026-12-01T10:00',
          sale_ends_at: '2026-12-10T12:00',
          status: 'postponed',
          not_for_sale: { seats: [], general: { b: 2 } },
          ticket_types: [
            { zone: 'b', name: { ru: 'Б' }, price: 5, service_fee: 1, capacity: 4, prices: abroad },
          ],
        }),
        smallDate('summer', '2027-07-10T19:00', { hall: 'buehne-main', not_for_sale: {} }),
      ],
    }),
  ],
  news: [],
});

describe.each([
  ['a small catalogue', smallCatalogue],
  ['a catalogue with seats', seatedCatalogue],
  ['a catalogue that is written oddly', oddlyWritten],
  ['an empty catalogue', noCatalogue],
])('%s comes out as it went in', (_name, make) => {
  it('importing it again changes nothing', async () => {
    const database = await opened(make);
    expect(await changes(database, (await exported(database)).file)).toEqual([]);
  });

  it('another database becomes the same by it', async () => {
    const { text, file } = await exported(await opened(make));
    expect((await exported(await open(file))).text).toBe(text);
  });
});

it('the file fits its schema, one thing on a line', async () => {
  const { text, file } = await exported(await opened(smallCatalogue));
  expect(catalogueFile.safeParse(file).error).toBeUndefined();
  const lines = text.split('\n').filter((line) => line.startsWith('{"source_id":"nutcracker"'));
  expect(lines).toHaveLength(1);
});

it('an event is told as it was given', async () => {
  const { file } = await exported(await opened(oddlyWritten));
  expect(file.events[1]).toMatchObject({
    source_id: 'odd',
    labels: ['premiere', 'family'],
    landings: [1],
    invoices: true,
    max_tickets: 4,
    ticket_types: [
      { zone: 'b', price: 10.5, capacity: 3, vat: { percent: 5.5 }, fee_vat: { exempt: '§ 4 Nr. 20 UStG' } },
      { zone: 'a', prices: abroad },
    ],
    dates: [
      { source_id: 'later', doors_at: '2026-12-20T18:15' },
      { source_id: 'earlier', sale_ends_at: '2026-12-10T12:00', not_for_sale: { general: { b: 2 } } },
      { source_id: 'summer', started_at: '2027-07-10T19:00' },
    ],
  });
  expect(file.landings).toMatchObject([{ id: 1, invoices: true }]);
  expect(file.events[1].dates[0]).not.toHaveProperty('sale_ends_at');
  expect(file.events[1].ticket_types[1]).not.toHaveProperty('vat');
});

it('pages of events follow each other without a gap', async () => {
  const events = Array.from({ length: 1001 }, (_, index) => smallEvent(`many-${index}`));
  const { file } = await exported(await open({ ...smallCatalogue(), events, news: [] }));
  expect(file.events.map(({ source_id }: { source_id: string }) => source_id)).toEqual(
    events.map(({ source_id }) => source_id),
  );
});

it('what others change while it is written plays no part', async () => {
  const database = await open(smallCatalogue());
  let text = '';
  await exportCatalogue(database.db, async (part) => {
    if (text === '') await database.db.query(sql`update news set published_at = '2026-12-01'`);
    text += part;
  });
  expect(JSON.parse(text).news[0].published_at).toBe('2026-11-25T10:00');
});
