import { randomUUID } from 'node:crypto';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { endWish } from './waiting-list-commands.service.ts';

const { api, now, rows } = orderFixture();
const db = () => api().database.db;

/** Of an event on tour: its first evening is at home, its second elsewhere. */
async function wishForBoth(): Promise<{ wishId: string; places: readonly number[] }> {
  const [wishId, elsewhere] = [randomUUID(), 9012];
  const places = await rows(sql<{ id: number }>`select id from places order by id`);
  const [home] = await rows(sql<{ place_id: number }>`
    select place_id from listed_performances where performance_id = 12`);
  const other = places.find(({ id }) => id !== home?.place_id)?.id ?? 0;
  await db().query(sql`delete from listed_performances where performance_id = ${elsewhere}`);
  await db().query(sql`
    insert into listed_performances
    select (jsonb_populate_record(listed, jsonb_build_object('performance_id', ${elsewhere}::integer, 'place_id', ${other}::integer))).*
    from listed_performances as listed
    where performance_id = 12`);
  await db().query(sql`
    insert into wishes (id, event_id, performance_ids, zones, count, max_minor, currency, email, address, lang, requested_at, confirmed_at)
    values (${wishId}, 9, ${[12, elsewhere]}::integer[], ${['front']}::text[], 1, 100000, 'RUB', 'anna@example.com', 'anna@example.com', 'ru',
      ${now()}, ${now()})`);
  return { wishId, places: [home?.place_id ?? 0, other] };
}

it('a wish is ended by whoever may for all that it waits for, and not for its first evening alone', async () => {
  const { wishId, places } = await wishForBoth();
  const previewed = await db().transaction((tx) =>
    endWish.preview(
      tx,
      { wish_id: wishId },
      { actor: { kind: 'command_line', name: 'anna@machine' }, at: now() },
    ),
  );
  if (previewed.kind !== 'previewed') throw new Error(previewed.problem.error.message);
  const { area } = previewed;
  const may = (ids: readonly number[]) =>
    isPermitted([{ role: 'box_office', scope: { kind: 'places', ids: [...ids] } }], endWish.permission, area);
  expect([...places.map((place) => may([place])), may(places)]).toEqual([false, false, true]);
  await db().query(sql`delete from listed_performances where performance_id = 9012`);
});
