import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sql } from '../database/sql.ts';
import { seatedCatalogue } from './seated-catalogue.ts';
import { testNow } from './small-catalogue.ts';
import { type TestApi, type TestOptions, testApi } from './test-api.ts';
import { makeVisitor, type Visitor } from './visitor.ts';

/** A sale on the seated catalogue whose clock stands still until it is moved; before each test nobody has anything. */
export interface BasketFixture {
  api(): TestApi;
  visitor(): Visitor;
  pass(minutes: number): void;
  now(): Date;
  /** As before each test. */
  reset(): Promise<void>;
  /** What is not free: seats by number, places by zone and number, each with its state. */
  taken(): Promise<string[]>;
}

/** To be called once at the top of a test file. */
export function basketFixture(options: TestOptions = {}): BasketFixture {
  let api: TestApi;
  let now = testNow;
  beforeAll(async () => {
    api = await testApi(seatedCatalogue(), { maxTicketsPerOrder: 6, now: () => now, ...options });
  });
  afterAll(() => api.close());
  const reset = async () => {
    now = testNow;
    await api.database.db.query(sql`delete from baskets`);
    await api.database.db.query(sql`delete from stock_seats where state <> 'withheld'`);
    // What a test that failed in the middle had waited for.
    await api.database.db.query(sql`update stock_seats set wished = false where wished`);
    await api.database.db.query(sql`delete from stock_units`);
  };
  beforeEach(reset);
  return {
    reset,
    api: () => api,
    visitor: () => makeVisitor(api.app),
    now: () => now,
    pass: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    taken: async () => {
      const { rows } = await api.database.db.query(sql<{ unit: string }>`
        select performance_id || ':' || seat || ' ' || state as unit from stock_seats
        where state <> 'withheld' and (expires_at is null or expires_at > ${now})
        union all
        select performance_id || ':' || zone || ':' || unit || ' ' || state from stock_units
        where expires_at is null or expires_at > ${now}
        order by 1`);
      return rows.map(({ unit }) => unit);
    },
  };
}
