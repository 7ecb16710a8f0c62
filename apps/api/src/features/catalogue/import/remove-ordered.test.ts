import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { testNow } from '../../../testing/small-catalogue.ts';
import { emptyCatalogue } from '../../../testing/test-api.ts';
import { importCatalogue } from './import-catalogue.service.ts';

const { api, ordered, pass, sweep, rows } = orderFixture();

it('an event of which anything was ever ordered is not removed, though the order is over', async () => {
  await ordered();
  pass(24 * 60);
  await sweep();
  const { database } = api();
  expect(await rows(sql`select 1 from stock_seats where state in ('held', 'sold')`)).toEqual([]);
  const file = { ...emptyCatalogue, removed: { events: ['recital'] } };
  expect(await importCatalogue(database.db, file, { now: testNow })).toMatchObject({
    faults: [{ path: 'removed.events[0]', reason: 'was ordered before: cancel its dates instead' }],
  });
});
