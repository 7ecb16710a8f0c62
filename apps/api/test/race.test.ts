import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { arenaCatalogue, arenaPlaces, arenaSeats } from '../src/testing/arena-catalogue.ts';
import { brokenInvariants } from '../src/testing/broken-invariants.ts';
import { type TestApi, testApi } from '../src/testing/test-api.ts';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { type Answered, rush, shuffled } from './rush.ts';

const atOnce = 60;

let api: TestApi;
let processes: ApiProcess[];
beforeAll(async () => {
  api = await testApi(arenaCatalogue());
  const start = () => startApiProcess({ DATABASE_URL: api.database.url });
  processes = await Promise.all([start(), start(), start()]);
}, 120_000);
afterAll(async () => {
  expect(await Promise.all(processes.map(({ stop }) => stop()))).toEqual([0, 0, 0]);
  await api.close();
});
beforeEach(async () => {
  await api.database.db.query(sql`delete from baskets`);
  await api.database.db.query(sql`delete from stock_seats`);
  await api.database.db.query(sql`delete from stock_units`);
});

const run = (wants: { id: string; count: number }[]) =>
  rush({ addresses: processes.map(({ address }) => address), wants, atOnce });
const winners = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200);
const refusals = (answers: readonly Answered[]) => [
  ...new Set(answers.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`)),
];
const count = async (table: 'stock_seats' | 'stock_units') => {
  const { rows } = await api.database.db.query(sql<{ held: number; owners: number }>`
    select count(*) as held, count(distinct owner) as owners
    from ${sql.ref(table)}
    where state = 'held'`);
  return rows[0];
};
const expectNothingBroken = async () =>
  expect(await brokenInvariants(api.database.db, new Date())).toEqual([]);

describe('buyers of several processes', () => {
  it('2,000 of them for 1,000 seats: each seat goes to one', async () => {
    const seats = Array.from({ length: arenaSeats }, (_, seat) => ({ id: `12:${seat}`, count: 1 }));
    const answers = await run(shuffled([...seats, ...seats]));
    const won = winners(answers).map(({ wanted }) => wanted);
    expect(won).toHaveLength(arenaSeats);
    expect(new Set(won).size).toBe(arenaSeats);
    expect(refusals(answers)).toEqual(['409 ticket_unavailable']);
    expect(await count('stock_seats')).toEqual({ held: arenaSeats, owners: arenaSeats });
    await expectNothingBroken();
  });

  it('300 of them for one seat: one has it', async () => {
    const answers = await run(Array(300).fill({ id: '12:7', count: 1 }));
    expect(winners(answers)).toHaveLength(1);
    expect(refusals(answers)).toEqual(['409 ticket_unavailable']);
    await expectNothingBroken();
  });

  it('for the places of one zone, in threes: every place that can be sold is, and no more', async () => {
    const answers = await run(Array(250).fill({ id: '12:floor', count: 3 }));
    const groups = Math.floor(arenaPlaces / 3);
    expect(winners(answers)).toHaveLength(groups);
    expect(refusals(answers)).toEqual(['409 ticket_unavailable']);
    expect(await count('stock_units')).toEqual({ held: groups * 3, owners: groups });
    const rest = await run(Array(10).fill({ id: '12:floor', count: 1 }));
    expect(winners(rest)).toHaveLength(arenaPlaces - groups * 3);
    await expectNothingBroken();
  });
});
