import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { sql } from './database/sql.ts';
import { seatedCatalogue } from './testing/seated-catalogue.ts';
import { testNow } from './testing/small-catalogue.ts';
import { type TestApi, testApi } from './testing/test-api.ts';
import { makeVisitor } from './testing/visitor.ts';

let primary: TestApi;
/** Stands still, as a replica that lags. */
let replica: TestApi;
let app: ReturnType<typeof buildApp>;
beforeAll(async () => {
  [primary, replica] = await Promise.all([testApi(seatedCatalogue()), testApi(seatedCatalogue())]);
  app = buildApp({ db: primary.database.db, replica: replica.database.db, now: () => testNow });
});
afterAll(async () => {
  await app.close();
  await primary.close();
  await replica.close();
});

it('the catalogue comes from the replica; seats and baskets do not', async () => {
  await replica.database.db.query(sql`delete from news`);
  expect((await app.inject('/v1/news')).json().total).toBe(0);
  const before = (await app.inject('/v2/dates/12/availability')).json();
  expect(await makeVisitor(app).add('12:0')).toMatchObject({ status: 200 });
  const after = (await app.inject('/v2/dates/12/availability')).json();
  expect(after.free).not.toBe(before.free);
});
