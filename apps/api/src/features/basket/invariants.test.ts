import { expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';
import { brokenInvariants } from '../../testing/broken-invariants.ts';
import { testNow } from '../../testing/small-catalogue.ts';

const { api, visitor } = basketFixture();
const broken = () => brokenInvariants(api().database.db, testNow);

const nobody = '00000000-0000-0000-0000-000000000000';

it('a sale in good order breaks no invariant', async () => {
  const anna = visitor();
  await anna.add('12:0');
  await anna.add('12:floor', 3);
  await visitor().add('2:stalls', 2);
  expect(await broken()).toEqual([]);
});

it.each([
  [
    'a seat that went to somebody else',
    sql`update stock_seats set owner = ${nobody} where seat = 0`,
    ['12:0', 'seat 0 is held'],
  ],
  [
    'a seat that was freed',
    sql`update stock_seats set state = 'free', owner = null, held_at = null, expires_at = '-infinity' where seat = 0`,
    ['12:0'],
  ],
  [
    'a hold that ends before the basket does',
    sql`update stock_units set expires_at = held_at where unit = 1`,
    ['12:floor'],
  ],
  [
    'a unit beyond the capacity of its zone',
    sql`insert into stock_units (event_id, performance_id, zone, unit, state, expires_at) values (9, 12, 'floor', 41, 'free', '-infinity')`,
    ['41 units of 40'],
  ],
  [
    'a seat that the hall does not have',
    sql`insert into stock_seats (event_id, performance_id, seat, zone, state, owner) values (9, 12, 8, 'back', 'sold', ${nobody})`,
    ['seat 8 is sold'],
  ],
  [
    'a seat that is withheld and can be bought',
    sql`
      insert into withheld_seats (event_id, performance_id, seat, reason, withheld_by, withheld_at)
      values (9, 12, 7, 'guests', 'anna@example.com', now())`,
    ['seat 7 is withheld by anna@example.com, and yet free'],
  ],
  [
    'a performance that is listed as sold out and is not',
    sql`update listed_performances set sold_out = true where performance_id = 12`,
    ['performance 12', 'sold out'],
  ],
])('%s is found', async (_name, damage, words) => {
  const anna = visitor();
  await anna.add('12:0');
  await anna.add('12:floor', 3);
  await api().database.db.query(damage);
  const found = (await broken()).join('\n');
  await api().database.db.query(
    sql`update listed_performances set sold_out = false where performance_id = 12`,
  );
  await api().database.db.query(sql`delete from withheld_seats`);
  for (const word of words) expect(found).toContain(word);
});
