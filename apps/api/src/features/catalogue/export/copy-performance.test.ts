import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';
import { seatedCatalogue } from '../../../testing/seated-catalogue.ts';
import { testNow } from '../../../testing/small-catalogue.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';
import { copyPerformance } from './copy-performance.service.ts';

let real: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  [real, other] = await Promise.all([testDatabase(), testDatabase()]);
  await importCatalogue(real.db, seatedCatalogue(), { now: testNow });
});
afterAll(() => Promise.all([real.close(), other.close()]));

const copy = (eventId: number, performanceId: number) =>
  copyPerformance(real.db, { eventId, performanceId, at: testNow });

it('a copy holds one date and what belongs to it, and no more can be had of it than of the real one', async () => {
  await real.db.query(sql`
    insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at) values
      (9, 12, 0, 'front', 'sold', gen_random_uuid(), null, null),
      (9, 12, 6, 'back', 'held', gen_random_uuid(), ${testNow}, ${new Date(testNow.getTime() + 60_000)}),
      (9, 12, 7, 'back', 'held', gen_random_uuid(), ${testNow}, ${testNow})`);
  await real.db.query(sql`
    insert into stock_units (event_id, performance_id, zone, unit, state, owner, held_at, expires_at) values
      (9, 12, 'floor', 1, 'sold', gen_random_uuid(), null, null),
      (9, 12, 'floor', 2, 'free', null, null, '-infinity')`);
  const copied = await copy(9, 12);
  expect(copied?.file).toMatchObject({
    events: [
      {
        source_id: 'recital',
        dates: [
          {
            source_id: 'recital-1',
            status: 'scheduled',
            not_for_sale: { seats: ['1-1', '1-2', '2-1', '2-2', '2-3'], general: { floor: 11 } },
          },
        ],
      },
    ],
    halls: [{ source_id: 'studio', plan: 'studio-plan' }],
    seating_plans: [{ source_id: 'studio-plan' }],
    landings: [{ id: copied?.landingId, online: false, navigation: [], pages: [] }],
  });
  expect(copied?.file.persons).toBeUndefined();
  expect(copied?.file.news).toBeUndefined();
  expect(await importCatalogue(other.db, copied?.file, { now: testNow })).toMatchObject({ kind: 'imported' });
  const { rows: dates } = await other.db.query(sql`select id from performances`);
  expect(dates).toHaveLength(1);
  const { rows: withheld } = await other.db.query(sql`select seat from stock_seats where state = 'withheld'`);
  expect(withheld).toHaveLength(5);
});

it('of several dates of an event the one that is meant is copied, and nobody on its stage', async () => {
  const copied = await copy(1, 2);
  expect(copied?.file.events?.[0]).toMatchObject({ dates: [{ source_id: expect.any(String) }] });
  expect(copied?.file.events?.[0]?.dates).toHaveLength(1);
  expect(copied?.file.events?.[0]?.persons).toBeUndefined();
});

it('what is not there is not copied', async () => {
  expect(await copy(9, 999)).toBeUndefined();
});
