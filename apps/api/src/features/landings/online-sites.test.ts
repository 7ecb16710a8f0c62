import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { storeOrder } from '../../testing/console/stored-orders.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { findOrderSite } from '../sales/order/order-site.service.ts';
import { hasLanding, listOnlineSites, siteAddress } from './online-sites.service.ts';

it.each([
  ['https://parterre.example', 'kamer.example', 'https://kamer.example'],
  ['http://127.0.0.1:3000', 'kamer.localhost', 'http://kamer.localhost:3000'],
  ['https://parterre.example:8443', 'kamer.example', 'https://kamer.example:8443'],
])('beside %s, %s is reached at %s', (first, domain, expected) => {
  expect(siteAddress(first, domain)).toBe(expected);
});

let api: TestApi;
beforeAll(async () => {
  const catalogue = smallCatalogue();
  const [landing] = catalogue.landings ?? [];
  api = await testApi({
    ...catalogue,
    landings: [
      // Whatever it says: it is the one that the settings name.
      { ...landing, online: true },
      { ...landing, id: 2, domain: 'second.example', online: true },
      { ...landing, id: 3, domain: 'third.example' },
    ],
  });
});
afterAll(() => api.close());

const first = { landingId: 1, url: 'https://parterre.example' };
const second = { landingId: 2, url: 'https://second.example' };

it('those that say so are online beside the first', async () => {
  expect(await listOnlineSites(api.database.db, first)).toEqual([second]);
  expect(await Promise.all([1, 4].map((id) => hasLanding(api.database.db, id)))).toEqual([true, false]);
});

it.each([
  [1, undefined],
  [2, second],
  // Nobody would find it.
  [3, undefined],
  [null, undefined],
])('the mails of an order of landing %s lead to %j', async (landingId, expected) => {
  const { db } = api.database;
  const { id: orderId } = await storeOrder(db, 'paid');
  await db.query(sql`update orders set landing_id = ${landingId} where id = ${orderId}`);
  expect(await findOrderSite(db, { orderId, here: 1, url: first.url })).toEqual(expected);
});
