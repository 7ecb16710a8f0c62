import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { countLockWaiters } from '../../../testing/count-lock-waiters.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { smallDate, smallEvent, testNow } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue, type TestApi, testApi } from '../../../testing/test-api.ts';
import { makeVisitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../export/export-catalogue.service.ts';
import { checkShape } from './checks/check-shape.ts';
import { checkStored, importCatalogue, storeCatalogue } from './import-catalogue.service.ts';
import { importCatalogueText } from './import-text.service.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi(seatedCatalogue());
});
afterEach(() => api.close());

const db = () => api.database.db;
const file = (part: Partial<CatalogueFile>) => ({ ...emptyCatalogue, ...part });
const arrives = (part: Partial<CatalogueFile>) => importCatalogue(db(), file(part), { now: testNow });
const removes = (removed: CatalogueFile['removed']) => arrives({ removed });
const refusal = async (part: Partial<CatalogueFile>) => {
  const outcome = await arrives(part);
  return outcome.kind === 'refused' ? outcome.faults.map(({ path, reason }) => `${path}: ${reason}`) : [];
};
const ids = async (kind: string) => {
  const { rows } = await db().query(
    sql<{ source_id: string; id: number }>`select source_id, id from ${sql.ref(kind)}`,
  );
  return new Map(rows.map(({ source_id, id }) => [source_id, id]));
};
const exported = async () => {
  let text = '';
  await exportCatalogue(db(), async (piece) => {
    text += piece;
  });
  return JSON.parse(text) as CatalogueFile;
};
const imported = { kind: 'imported' };

describe('what a file removes', () => {
  it('is gone from lists, search, exports and its own address, with all of its parts', async () => {
    expect((await api.get<{ total: number }>('/v1/events?search=recital')).total).toBe(1);
    expect(await removes({ events: ['recital', 'never-was'], news: ['season'] })).toMatchObject({
      counts: { events: { removed: 1, unchanged: 0 }, news: { removed: 1 } },
    });
    expect((await api.app.inject('/v1/events/9')).statusCode).toBe(404);
    expect((await api.get<{ total: number }>('/v1/events?search=recital')).total).toBe(0);
    expect((await api.get<{ total: number }>('/v1/events?date_type=all&id_in=9')).total).toBe(0);
    expect((await api.app.inject('/v1/news/1')).statusCode).toBe(404);
    const { events, news } = await exported();
    expect(events?.map(({ source_id }) => source_id)).not.toContain('recital');
    expect(news?.map(({ source_id }) => source_id)).toEqual(['later']);
    for (const table of ['performances', 'ticket_types', 'stock_seats', 'event_texts', 'listed_performances'])
      expect((await db().query(sql`select 1 from ${sql.ref(table)} where event_id = 9`)).rows).toEqual([]);
    expect(
      (await db().query(sql`select 1 from search_texts where kind = 'event' and item_id = 9`)).rows,
    ).toEqual([]);
  });

  it('is a place, a hall, a person or a category as well, once nothing names them', async () => {
    const removed = {
      events: ['hamlet', 'nutcracker', 'jazz'],
      news: ['season'],
      persons: ['petipa', 'ivanova'],
      halls: ['buehne-main'],
      places: ['buehne'],
      locations: ['berlin'],
      categories: ['drama', 'ballet'],
      category_types: ['stage'],
    };
    expect(await removes(removed)).toMatchObject(imported);
    const left = await exported();
    expect(left.places?.map(({ source_id }) => source_id)).toEqual(['club']);
    expect(left.persons).toEqual([]);
    expect(
      (await db().query(sql`select 1 from search_texts where kind in ('person', 'place') and item_id > 1`))
        .rows,
    ).toEqual([]);
    expect(await removes(removed)).toMatchObject({ counts: { events: { removed: 0 } } });
  });

  it('is announced, so that pages and caches follow', async () => {
    const { rows: before } = await db().query(sql<{ version: number }>`select version from catalogue`);
    await removes({ events: ['recital'] });
    const { rows: after } = await db().query(sql<{ version: number }>`select version from catalogue`);
    expect(after[0]?.version).toBe((before[0]?.version ?? 0) + 1);
  });

  it('leaves its id to nobody else, and has it again when it comes back', async () => {
    const { events = [] } = seatedCatalogue();
    const [recital] = events.filter(({ source_id }) => source_id === 'recital');
    await removes({ events: ['recital'] });
    expect(await arrives({ events: [smallEvent('gala')] })).toMatchObject(imported);
    expect((await ids('events')).get('gala')).toBe(10);
    expect((await ids('performances')).get('gala-1')).toBe(13);
    expect(await arrives({ events: recital ? [recital] : [] })).toMatchObject(imported);
    expect((await ids('events')).get('recital')).toBe(9);
    expect((await ids('performances')).get('recital-1')).toBe(12);
    expect((await db().query(sql`select kind from removed_items`)).rows).toEqual([]);
  });

  it('leaves the id of a date to no other date, too', async () => {
    const jazz = (...dates: string[]) => ({
      events: [
        smallEvent('jazz', {
          dates: dates.map((date, index) => smallDate(date, `2027-01-0${index + 1}T20:00`)),
        }),
      ],
    });
    expect(await arrives(jazz('jazz-1', 'jazz-2'))).toMatchObject(imported);
    expect(await arrives(jazz('jazz-1'))).toMatchObject(imported);
    expect(await arrives(jazz('jazz-1', 'jazz-3'))).toMatchObject(imported);
    expect((await ids('performances')).get('jazz-3')).toBe(14);
    expect(await arrives(jazz('jazz-1', 'jazz-2'))).toMatchObject(imported);
    expect((await ids('performances')).get('jazz-2')).toBe(13);
  });
});

describe('a removal is refused', () => {
  it.each<[string, Partial<CatalogueFile>, string[]]>([
    [
      'of what stored items name',
      { removed: { persons: ['ivanova'] } },
      ['removed.persons[0]: is named by event hamlet, event nutcracker'],
    ],
    [
      'of an event that news name',
      { removed: { events: ['recital', 'jazz'] } },
      ['removed.events[1]: is named by news season'],
    ],
    [
      'of a hall that is played in',
      { removed: { halls: ['studio'] } },
      ['removed.halls[0]: is named by event recital'],
    ],
    [
      'of a category with many events',
      { removed: { categories: ['concert'] } },
      ['removed.categories[0]: is named by event cancelled, event full, event jazz and 4 more'],
    ],
    [
      'of what has places',
      { removed: { locations: ['berlin'] } },
      ['removed.locations[0]: is named by place buehne'],
    ],
    [
      'of what has halls',
      { removed: { places: ['buehne'] } },
      ['removed.places[0]: is named by hall buehne-main'],
    ],
    [
      'of what has categories',
      { removed: { category_types: ['music'] } },
      ['removed.category_types[0]: is named by category concert'],
    ],
    [
      'of what the file itself names',
      {
        events: [smallEvent('gala', { persons: [{ person: 'petipa', role: { ru: 'x' } }] })],
        removed: { persons: ['petipa'], news: ['season'], events: ['nutcracker'] },
      },
      ['removed.persons[0]: is named by event gala'],
    ],
    [
      'of what the same file stores',
      { events: [smallEvent('gala')], removed: { events: ['gala'] } },
      ['removed.events[0]: is in this file, too: it is either stored or removed'],
    ],
    [
      'of a site',
      { removed: { landings: ['1'] } as CatalogueFile['removed'] },
      ['removed: has fields that nobody knows: landings'],
    ],
  ])('%s', async (_what, part, faults) => {
    expect(await refusal(part)).toEqual(faults);
  });

  it('of nothing that the file itself names no longer', async () => {
    const { news = [] } = seatedCatalogue();
    const quiet = news.map((item) => ({ ...item, events: [], persons: [] }));
    expect(await refusal({ news: quiet, removed: { events: ['jazz'] } })).toEqual([]);
  });

  it('where tickets are held, with its line in the file', async () => {
    expect((await makeVisitor(api.app).add('12:0')).status).toBe(200);
    const sold = 'has tickets that are held or sold, or were: cancel its dates instead';
    expect(await refusal({ removed: { events: ['recital'] } })).toEqual([`removed.events[0]: ${sold}`]);
    const text = JSON.stringify(file({ removed: { events: ['recital'] } }), null, 1);
    expect(await importCatalogueText(db(), text, { now: testNow })).toMatchObject({
      faults: [{ line: text.split('\n').findIndex((line) => line.includes('recital')) + 1 }],
    });
  });

  it('where operators withhold seats', async () => {
    await db().query(sql`
      insert into withheld_seats (event_id, performance_id, seat, reason, withheld_by, withheld_at)
      values (9, 12, 3, 'house', 'anna', ${testNow})`);
    expect(await refusal({ removed: { events: ['recital'] } })).toEqual([
      'removed.events[0]: has seats that are withheld in the console: release them first',
    ]);
  });
});

describe('whoever buys while an event is being removed', () => {
  const someoneWaits = () => expect.poll(() => countLockWaiters(db())).toBeGreaterThan(0);
  const gone = 'select 1 from performances where event_id = 9';

  it.each(['a seat that nobody had before', 'a seat that somebody had before'])(
    'keeps %s, and the removal is refused',
    async (which) => {
      if (which.endsWith('somebody had before'))
        await db().query(sql`
        insert into stock_seats (event_id, performance_id, seat, zone, state, expires_at) values (9, 12, 0, 'front', 'free', '-infinity')`);
      let removal: ReturnType<typeof refusal> | undefined;
      await db().transaction(async (tx) => {
        await tx.query(sql`
        select take_seat(9, 12, 'front', 0, gen_random_uuid(), ${testNow}, ${new Date(testNow.getTime() + 600_000)}, pg_current_xact_id(), '{}')`);
        removal = refusal({ removed: { events: ['recital'] } });
        await someoneWaits();
      });
      expect(await removal).toEqual([
        'removed.events[0]: has tickets that are held or sold, or were: cancel its dates instead',
      ]);
      expect(
        (await db().query(sql`select state from stock_seats where event_id = 9 and seat = 0`)).rows,
      ).toEqual([{ state: 'held' }]);
    },
  );

  it.each(['12:0', '12:floor'])(
    'comes too late for %s, and is told that it is not to be had',
    async (offer) => {
      const visitor = makeVisitor(api.app);
      let reply: ReturnType<typeof visitor.add> | undefined;
      await db().transaction(async (tx) => {
        const shape = checkShape(file({ removed: { events: ['recital'] } }));
        const checked = shape.kind === 'read' ? await checkStored(tx, shape.catalogue) : undefined;
        if (checked?.kind !== 'checked') throw new Error('the removal was refused');
        await storeCatalogue(tx, checked.checked, testNow);
        reply = visitor.add(offer);
        await someoneWaits();
      });
      expect(await reply).toMatchObject({ status: 409, error: { code: 'ticket_unavailable' } });
      expect((await db().query(sql.raw(gone))).rows).toEqual([]);
      expect((await db().query(sql`select 1 from stock_seats where event_id = 9`)).rows).toEqual([]);
    },
  );
});
