import { expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { basketFixture } from '../../testing/basket-fixture.ts';
import { testNow } from '../../testing/small-catalogue.ts';
import { deleteForgottenBaskets, sweepBaskets } from './sweep-baskets.service.ts';

const { api, visitor, pass, taken } = basketFixture();

const minute = 60_000;
const sweepAt = async (minutes: number) => {
  const announced: number[] = [];
  const swept = await sweepBaskets({
    db: api().database.db,
    now: () => new Date(testNow.getTime() + minutes * minute),
    announce: (dates) => announced.push(...dates),
  });
  return { swept, announced };
};
const states = async () => {
  const { rows } = await api().database.db.query(sql<{ unit: string }>`
    select seat || ' ' || state as unit from stock_seats where state <> 'withheld'
    union all
    select zone || ' ' || unit || ' ' || state from stock_units where unit <= 2
    order by 1`);
  return rows.map(({ unit }) => unit);
};

it('sweeping releases baskets whose hold has ended, and tells of their dates', async () => {
  const [anna, boris] = [visitor(), visitor()];
  await anna.add('12:0');
  await anna.add('12:floor', 2);
  pass(10);
  await boris.add('12:3');
  expect(await sweepAt(14)).toEqual({ swept: 0, announced: [] });
  expect(await sweepAt(15)).toEqual({ swept: 1, announced: [12, 12] });
  expect(await states()).toEqual(['0 free', '3 held', 'floor 1 free', 'floor 2 free']);
  expect(await anna.read()).toMatchObject({
    expires_at: null,
    tickets: [
      { id: '12:0', count: 1, extra: { state: 'released' } },
      { id: '12:floor', count: 2, extra: { state: 'released' } },
    ],
  });
});

it('sweeping leaves alone what somebody else has taken since', async () => {
  const [anna, boris] = [visitor(), visitor()];
  await anna.add('12:0');
  pass(15);
  await boris.add('12:0');
  expect(await sweepAt(15)).toMatchObject({ swept: 1 });
  expect(await taken()).toEqual(['12:0 held']);
});

it('sweeping ends the hold of a basket that gave all back, which nobody need be told', async () => {
  const anna = visitor();
  await anna.add('12:0');
  await anna.clear();
  expect(await sweepAt(14)).toEqual({ swept: 0, announced: [] });
  expect(await sweepAt(15)).toEqual({ swept: 1, announced: [] });
  expect(await sweepAt(15)).toEqual({ swept: 0, announced: [] });
  expect((await anna.read()).tickets).toEqual([]);
});

it('sweepers that meet do not sweep twice', async () => {
  for (const ticket of ['12:0', '12:2', '12:3']) await visitor().add(ticket);
  const runs = await Promise.all([sweepAt(15), sweepAt(15), sweepAt(15)]);
  expect(runs.reduce((sum, { swept }) => sum + swept, 0)).toBe(3);
});

it('baskets that nobody has touched for a month are deleted, unless they hold something', async () => {
  await visitor().add('12:0');
  const later = new Date(testNow.getTime() + 31 * 24 * 60 * minute);
  const count = async () => {
    await deleteForgottenBaskets(api().database, later);
    const { rows } = await api().database.db.query(
      sql<{ count: number }>`select count(*) as count from baskets`,
    );
    return rows[0]?.count;
  };
  expect(await count()).toBe(1);
  await sweepAt(15);
  expect(await count()).toBe(0);
});
