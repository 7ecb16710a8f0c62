import { dateSaleState, saleStates } from '@parterre/domain/price/sale-state';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/test-database.ts';
import { sql } from '../../../database/sql.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const time = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));

it('the SQL function judges a date as the domain does', async () => {
  const moment = fc.integer({ min: 0, max: 5 });
  const facts = fc.record({
    status: fc.constantFrom('scheduled' as const, 'cancelled' as const, 'postponed' as const),
    startedAtMs: moment,
    saleStartsAtMs: fc.option(moment, { nil: undefined }),
    saleEndsAtMs: moment,
    ticketsLeft: fc.constantFrom(0, 1),
    now: moment,
  });
  const cases = fc.sample(facts, { numRuns: 500, seed: 1 });
  const rows = cases.map((date) => ({
    status: date.status,
    started_at: time(date.startedAtMs),
    ended_at: time(date.startedAtMs + 1),
    sale_starts_at: time(date.saleStartsAtMs),
    sale_ends_at: time(date.saleEndsAtMs),
    sold_out: date.ticketsLeft === 0,
    now: time(date.now),
  }));
  const { rows: ranks } = await database.db.query(sql<{ rank: number }>`
    select sale_rank(status, started_at, sale_starts_at, sale_ends_at, sold_out, (given.date ->> 'now')::timestamptz) as rank
    from json_array_elements(${JSON.stringify(rows)}::json) with ordinality as given (date, place)
    cross join lateral json_populate_record(null::listed_performances, given.date) as showing
    order by given.place`);
  expect(ranks.map(({ rank }) => saleStates[rank])).toEqual(
    cases.map((date) => dateSaleState(date, date.now)),
  );
});
