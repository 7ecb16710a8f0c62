import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { arenaCatalogue, arenaPlaces } from '../src/testing/arena-catalogue.ts';
import { brokenInvariants } from '../src/testing/broken-invariants.ts';
import { type TestApi, testApi } from '../src/testing/test-api.ts';
import { rush } from './rush.ts';

// The same rush with the locks taken out. If nobody got what somebody else had, the other tests would prove nothing.

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await testApi(arenaCatalogue());
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const rushFor = (wants: { id: string; count: number }[]) => rush({ addresses: [address], wants, atOnce: 60 });
const soldTo = async (wants: { id: string; count: number }[]) =>
  (await rushFor(wants)).filter(({ status }) => status === 200).length;

it('looking before taking, without a key that locks, sells seats twice', async () => {
  await api.database.db.query(sql`alter table stock_seats drop constraint stock_seats_pkey`);
  await api.database.db.query(sql`
    create or replace function take_seat(
      of_event integer, of_performance integer, in_zone text, wanted integer,
      taker uuid, at timestamptz, until timestamptz, xid xid8, batches uuid[]
    ) returns boolean language plpgsql as $$
    begin
      perform from stock_seats where event_id = of_event and performance_id = of_performance and seat = wanted and expires_at > at;
      if found then return false; end if;
      perform pg_sleep(0.01);
      insert into stock_seats (event_id, performance_id, seat, zone, state, owner, held_at, expires_at, changed)
      values (of_event, of_performance, wanted, in_zone, 'held', taker, at, until, xid);
      return true;
    end $$`);
  const seats = 20;
  const wants = Array.from({ length: seats * 10 }, (_, buyer) => ({
    id: `12:${Math.floor(buyer / 10)}`,
    count: 1,
  }));
  expect(await soldTo(wants)).toBeGreaterThan(seats);
});

it('picking places without locking them promises them twice', async () => {
  await api.database.db.query(sql`
    create or replace function take_units(
      of_event integer, of_performance integer, of_zone text, wanted integer, accepts_fewer boolean,
      taker uuid, at timestamptz, until timestamptz, batches uuid[]
    ) returns integer[] language plpgsql as $$
    declare
      picked integer[];
    begin
      perform create_missing_units(of_event, of_performance, of_zone);
      picked := array(
        select unit from stock_units
        where event_id = of_event and performance_id = of_performance and zone = of_zone and expires_at <= at
        order by unit limit wanted);
      update stock_units set state = 'held', owner = taker, held_at = at, expires_at = until
      where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(picked);
      return picked;
    end $$`);
  await soldTo(Array(arenaPlaces / 2).fill({ id: '12:floor', count: 1 }));
  const broken = await brokenInvariants(api.database.db, new Date());
  expect(broken.filter((breach) => breach.includes('12:floor'))).not.toEqual([]);
});
