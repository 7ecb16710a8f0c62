import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';
import { seatedCatalogue, seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallCatalogue, smallDate, smallEvent, testNow } from '../../../testing/small-catalogue.ts';
import { importCatalogue } from './import-catalogue.service.ts';

let database: TestDatabase | undefined;

const startOver = async () => {
  await database?.close();
  database = await testDatabase();
};
afterAll(() => database?.close());

const db = () => {
  if (!database) throw new Error('made before each test');
  return database.db;
};
const load = (file: unknown, now = testNow) => importCatalogue(db(), file, { now });

async function selectRows<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await db().query(statement)).rows;
}

const updatedEvents = () =>
  selectRows(sql<{ id: number }>`select id from events where updated_at > ${testNow} order by id`);

const later = new Date(testNow.getTime() + 60_000);
const head = { format: 'parterre-catalogue', version: 1, main_lang: 'ru' };

describe('a catalogue that was imported', () => {
  beforeAll(async () => {
    await startOver();
    await load(smallCatalogue());
  });

  it('keeps times as the clocks of the place show them', async () => {
    const hamlet = sql`select day::text, started_text, started_at from listed_performances where performance_id = 5`;
    expect(await selectRows(hamlet)).toEqual([
      {
        day: '2026-12-15',
        started_text: '2026-12-15T19:30:00+01:00',
        started_at: new Date('2026-12-15T18:30:00Z'),
      },
    ]);
  });

  it('derives prices by the rates, and keeps rate and time beside them', async () => {
    const prices = sql`
      select currency, price_minor, service_fee_minor, origin, rate::float as rate, rate_set_at
      from ticket_prices where event_id = 2 order by currency`;
    expect(await selectRows(prices)).toEqual([
      {
        currency: 'EUR',
        price_minor: 550,
        service_fee_minor: 100,
        origin: 'derived',
        rate: 0.0107,
        rate_set_at: new Date('2026-11-01T00:00:00Z'),
      },
      {
        currency: 'RUB',
        price_minor: 50_000,
        service_fee_minor: 5000,
        origin: 'set',
        rate: null,
        rate_set_at: null,
      },
    ]);
  });

  it('refuses a file of another main language', async () => {
    expect(await load({ ...head, main_lang: 'en' })).toEqual({
      kind: 'refused',
      faults: [
        expect.objectContaining({
          path: 'main_lang',
          reason: 'the main language of the stored catalogue is ru',
        }),
      ],
    });
  });
});

describe('importing a catalogue', () => {
  beforeEach(startOver);

  it('stores everything, then changes nothing when it comes again', async () => {
    expect(await load(seatedCatalogue())).toMatchObject({
      kind: 'imported',
      counts: { events: { created: 9, updated: 0, unchanged: 0 }, halls: { created: 4 } },
    });
    const fingerprint = sql`
      select (select version from catalogue), (select json_agg(e order by id) from events e) as events,
        (select json_agg(s order by performance_id) from listed_performances s) as listed_performances,
        (select json_agg(p order by event_id, price_list, zone, currency) from ticket_prices p) as prices,
        (select json_agg(s order by event_id, performance_id, seat) from stock_seats s) as seats`;
    const before = await selectRows(fingerprint);
    expect(await load(seatedCatalogue(), later)).toMatchObject({
      kind: 'imported',
      counts: { events: { created: 0, updated: 0, unchanged: 9 }, landings: { unchanged: 1 } },
    });
    expect(await selectRows(fingerprint)).toEqual(before);
  });

  it('touches only what is different', async () => {
    await load(smallCatalogue());
    const changed = smallEvent('jazz', { dates: [smallDate('jazz-2', '2026-12-06T20:00')] });
    const changes = { ...head, events: [changed, smallEvent('new')] };
    expect(await load(changes, later)).toMatchObject({
      counts: { events: { created: 1, updated: 1, unchanged: 0 } },
    });
    expect(await updatedEvents()).toEqual([{ id: 2 }, { id: 9 }]);
    const dates = sql`select source_id from performances where event_id = 2`;
    expect(await selectRows(dates)).toEqual([{ source_id: 'jazz-2' }]);
  });

  it('tells all processes what changed, once it is stored', async () => {
    await load(smallCatalogue());
    const heard: (string | undefined)[] = [];
    const pg = await import('pg');
    const client = new pg.default.Client({ connectionString: database?.url });
    await client.connect();
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen catalogue_changed');
    await load({ ...head, events: [smallEvent('jazz', { age_limit: 18 })] });
    await client.query('select 1');
    expect(heard).toEqual([expect.stringMatching(/^list:events event:2 version:\d+@[\d.]+$/)]);
    await load({ ...head, events: [smallEvent('jazz', { age_limit: 18 })] });
    await client.query('select 1');
    expect(heard).toHaveLength(1);
    await client.end();
  });

  it('carries a new rate into the prices of events that are not in the file', async () => {
    await load(smallCatalogue());
    const exchange_rates = [{ from: 'RUB', to: 'EUR', rate: 0.02, step: 1, set_at: '2026-12-01T00:00:00Z' }];
    await load({ ...head, exchange_rates }, later);
    const prices = sql`
      select zone, price_minor, origin from ticket_prices
      where event_id = 1 and currency = 'EUR' order by zone`;
    expect(await selectRows(prices)).toEqual([
      { zone: 'balcony', price_minor: 2000, origin: 'derived' },
      { zone: 'stalls', price_minor: 3300, origin: 'set' },
    ]);
    const ranges = sql`select min_minor, max_minor from price_ranges where event_id = 1 and currency = 'EUR'`;
    expect(await selectRows(ranges)).toEqual([{ min_minor: 2200, max_minor: 3600 }]);
    expect(await updatedEvents()).toHaveLength(7);
  });
});

describe('importing over what has been sold', () => {
  beforeEach(startOver);

  const sell = () =>
    db().query(sql`
    insert into stock_seats (event_id, performance_id, seat, zone, state, owner)
    values (9, 12, 0, 'front', 'sold', gen_random_uuid())`);

  it('neither moves a date to another hall nor takes it away', async () => {
    await load(seatedCatalogue());
    await sell();
    const [date] = seatedEvent().dates;
    const moved = { ...seatedEvent(), dates: [{ ...date, hall: 'club-main' }] };
    const gone = { ...seatedEvent(), dates: [{ ...date, source_id: 'recital-2' }] };
    expect(await load({ ...head, events: [moved] })).toMatchObject({
      faults: [{ path: 'events[0].dates[0].hall', reason: 'tickets are held or sold for the hall it had' }],
    });
    expect(await load({ ...head, events: [gone] })).toMatchObject({
      faults: [{ reason: 'recital-1 is gone, but tickets of it are held or sold: cancel it instead' }],
    });
  });

  it('takes no date away of which all was given back: what was sold stays written down', async () => {
    await load(seatedCatalogue());
    await db().query(sql`
      insert into tickets (event_id, id, performance_id, zone, seat, unit, order_id, offer_id, number, code, issued_at, revoked_at)
      values (9, gen_random_uuid(), 12, 'front', 0, 0, gen_random_uuid(), '12:0', 'GIVEN-BACK', 'code', now(), now())`);
    const [date] = seatedEvent().dates;
    const gone = { ...seatedEvent(), dates: [{ ...date, source_id: 'recital-2' }] };
    expect(await load({ ...head, events: [gone] })).toMatchObject({
      faults: [{ reason: 'recital-1 is gone, but tickets of it were sold: cancel it instead' }],
    });
  });

  it('a date keeps the plan it was sold by; others get the new one', async () => {
    await load(seatedCatalogue());
    await sell();
    const file = seatedCatalogue();
    const [given] = file.seating_plans ?? [];
    const plan = { ...given?.plan, name: 'Studio, rebuilt' };
    const second = smallDate('recital-2', '2026-12-19T19:00', { hall: 'studio' });
    const event = { ...seatedEvent(), dates: [...seatedEvent().dates, second] };
    const changed = { ...head, halls: file.halls, seating_plans: [{ ...given, plan }], events: [event] };
    expect(await load(changed)).toMatchObject({ kind: 'imported' });
    const plans = sql`select id, plan_id from performances where event_id = 9 order by id`;
    expect(await selectRows(plans)).toEqual([
      { id: 12, plan_id: 1 },
      { id: 13, plan_id: 2 },
    ]);
  });

  it('seats that were sold stay sold when they are to be kept back', async () => {
    await load(seatedCatalogue());
    await sell();
    const event = seatedEvent();
    const dates = event.dates.map((date) => ({ ...date, not_for_sale: { seats: ['1-1', '1-4'] } }));
    expect(await load({ ...head, events: [{ ...event, dates }] })).toMatchObject({ kind: 'imported' });
    const seats = sql`select seat, state from stock_seats where event_id = 9 and state <> 'free' order by seat`;
    expect(await selectRows(seats)).toEqual([
      { seat: 0, state: 'sold' },
      { seat: 3, state: 'withheld' },
    ]);
  });
});
