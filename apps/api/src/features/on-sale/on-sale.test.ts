import { randomUUID } from 'node:crypto';
import { consoleReads } from '@parterre/contracts/console/console-routes';
import type { SaleCockpit } from '@parterre/contracts/console/on-sale';
import { consolePaths } from '@parterre/contracts/paths/console-paths';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Sql, sql } from '../../database/sql.ts';
import { consoleFixture } from '../../testing/console/console-fixture.ts';
import type { Operator } from '../../testing/console/operator.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { makeMetrics } from '../operations/metrics.ts';
import { alsoTally, makeSaleTally } from './sale-tally.ts';
import { forgetSums, makeSumsWriter } from './store-sums.service.ts';

const tally = makeSaleTally();
const fixture = orderFixture({ app: { metrics: alsoTally(makeMetrics(), tally) } });
const { api, visitor, ordered, begin, bank, bankId, read, deps, rows } = fixture;
const house = consoleFixture({ sale: () => ({ ...deps(), onOrderEvent: tally.journalEntry }) });
const db = () => api().database.db;
const performanceId = 12;
/** The console's clock stands apart from that of the shop, and is what the sums are written by. */
const writer = (of = tally, processId = randomUUID()) =>
  makeSumsWriter({ db: db(), now: house.now, processId, tally: of });

beforeEach(() => void tally.take());

const look = async (operator: Operator, id = performanceId): Promise<SaleCockpit> =>
  consoleReads.watchSale.schema.response[200].parse(
    (await operator.get(`${consolePaths.watchSale}?performance_id=${id}&lang=ru`)).body,
  );

const buyTwo = async () => {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  expect((await read(order)).state).toBe('paid');
};

describe('the sums of five seconds', () => {
  const stored = () =>
    rows(sql<{ performance_id: number; held: number; refused: number; orders: number; sold: number }>`
      select performance_id, sum(held)::integer as held, sum(refused)::integer as refused, sum(orders)::integer as orders,
        sum(sold)::integer as sold
      from sale_sums group by performance_id order by performance_id`);

  it('are what visitors did, by performance', async () => {
    await buyTwo();
    await ordered();
    await writer()();
    expect(await stored()).toEqual([{ performance_id: 12, held: 2, refused: 0, orders: 2, sold: 2 }]);
  });

  it('have what is sold over the counter, once, however often it is asked for', async () => {
    const clerk = await house.operator('box_office');
    const input = {
      performance_id: performanceId,
      tickets: [{ id: '12:floor', count: 2 }],
      expected_total: 1100,
      currency_code: 'RUB',
      lang: 'ru',
      way: 'cash',
    };
    const sell = consolePaths.runCommand.replace(':command', 'counter.sell');
    const key = { 'idempotency-key': randomUUID() };
    for (let times = 0; times < 2; times += 1)
      expect((await clerk.call('POST', sell, { input, reason: 'for a test' }, key)).status).toBe(200);
    await writer()();
    expect(await stored()).toEqual([{ performance_id: 12, held: 0, refused: 0, orders: 1, sold: 2 }]);
  });

  it('are added up where one process writes twice, and stand apart for another', async () => {
    const [one, other] = [makeSaleTally(), makeSaleTally()];
    const [writeOne, writeOther] = [writer(one), writer(other)];
    for (let times = 0; times < 2; times += 1) {
      one.hold('held', [12, 12]);
      one.hold('unavailable', [12]);
      await writeOne();
    }
    other.journalEntry('order.paid', [{ performance_id: 12, count: 3 }]);
    await writeOther();
    expect(await stored()).toEqual([{ performance_id: 12, held: 2, refused: 2, orders: 0, sold: 3 }]);
    expect(await rows(sql`select 1 from sale_sums`)).toHaveLength(2);
  });

  it('know what was slow, sent away and failed, and nothing of other calls', async () => {
    const own = makeSaleTally();
    const hold = { method: 'POST', route: '/api/basket' };
    for (let times = 0; times < 20; times += 1) own.request({ ...hold, status: 200 }, 0.1);
    own.request({ ...hold, status: 409 }, 0.9);
    own.request({ ...hold, status: 503 }, 0.001);
    own.request({ method: 'GET', route: '/v2/dates_prices', status: 500 }, 9);
    expect(own.take()).toMatchObject({ holds: 21, p95_ms: 100, shed: 1, failed: 1 });
    expect(own.take()).toMatchObject({ holds: 0, shed: 0, failed: 0 });
  });

  it('go after a week; what was sold stays for the next sale to be held against', async () => {
    tally.hold('held', [12]);
    tally.journalEntry('order.paid', [{ performance_id: 13, count: 1 }]);
    await writer()();
    const left = async (days: number) => {
      await forgetSums(db(), new Date(house.now().getTime() + days * 24 * 3_600_000));
      return [
        (await stored()).map(({ performance_id }) => performance_id),
        await rows(sql`select 1 from load_sums`),
      ];
    };
    expect(await left(6)).toEqual([[12, 13], [expect.anything()]]);
    expect(await left(8)).toEqual([[13], []]);
    expect(await left(401)).toEqual([[], []]);
  });
});

describe('the cockpit', () => {
  it('shows people, stock, money and flow as they are', async () => {
    const owner = await house.operator('owner');
    await buyTwo();
    await ordered();
    const anna = visitor();
    await anna.add('12:floor', 3);
    await writer()();
    const sale = await look(owner);
    const floor = sale.zones.find(({ zone }) => zone === 'floor');
    expect(floor).toMatchObject({ sold: 2, held: 5 });
    expect((floor?.free ?? 0) + (floor?.held ?? 0) + (floor?.sold ?? 0) + (floor?.withheld ?? 0)).toBe(
      floor?.capacity,
    );
    expect(sale.people).toEqual({ waiting: 0, admitted: 0, holding: 1, paying: 1 });
    expect(sale.flow).toEqual({ admissions: 0, holds: 3, refusals: 0, orders: 2, sold: 2 });
    expect(sale.money).toMatchObject({
      paid: [{ amount: 1100, currency_code: 'RUB' }],
      awaited: [{ amount: 1100, currency_code: 'RUB' }],
    });
    expect(sale.health).toMatchObject({ shed: 0, failed: 0, bank_waiting: 0 });
    expect(sale.verdict.standing).toBe('running');
  });

  it('says that nothing is known when no process writes', async () => {
    const clerk = await house.operator('box_office');
    expect((await look(clerk)).verdict).toMatchObject({ trouble: 'silent' });
    expect((await look(clerk)).health.silent_seconds).toBeNull();
    await writer()();
    expect((await look(clerk)).verdict.trouble).not.toBe('silent');
    house.pass(1);
    expect((await look(clerk)).verdict).toMatchObject({ trouble: 'silent' });
  });

  it('counts who waits and who was let in by the room', async () => {
    const owner = await house.operator('owner');
    const { body } = await owner.run('waiting-room.turn-on', {
      performance_id: performanceId,
      scope: 'performance',
    });
    const id = Number(body.room_id);
    await db().query(sql`update waiting_room_places set taken = 30, drawn = 30 where room_id = ${id}`);
    await db().query(
      sql`update waiting_rooms set drawn_at = ${house.now()}, serving = 12, is_paused = true where id = ${id}`,
    );
    await db().query(sql`
      insert into waiting_room_admissions (room_id, place_id, basket_id, claimed_at)
      select ${id}, gen_random_uuid(), gen_random_uuid(), ${house.now()} from generate_series(1, 7)`);
    await writer()();
    const sale = await look(owner);
    expect(sale.people).toMatchObject({ waiting: 18, admitted: 7 });
    expect(sale.flow.admissions).toBe(7);
    expect(sale.verdict).toMatchObject({ standing: 'paused' });
    await db().query(
      sql`truncate waiting_rooms, waiting_room_places, waiting_room_admissions restart identity`,
    );
  });

  it('draws the sale beside one like it, and takes the end of that one until it has a pace', async () => {
    const clerk = await house.operator('box_office');
    // Nothing else is played in its hall: for once another one is.
    const [other] = await rows(sql<{ id: number; hall_id: number }>`
      select performance_id as id, hall_id from listed_performances
      where performance_id <> ${performanceId} and status = 'scheduled' and sale_starts_at is null and not sold_out
      order by 1 limit 1`);
    const model = other?.id ?? 0;
    const playIn = (hall: Sql) =>
      db().query(sql`update listed_performances set hall_id = ${hall} where performance_id = ${model}`);
    await playIn(sql`(select hall_id from listed_performances where performance_id = ${performanceId})`);
    onTestFinished(async () => void (await playIn(sql`${other?.hall_id}`)));
    const sold = async (id: number, count: number) => {
      tally.journalEntry('order.paid', [{ performance_id: id, count }]);
      await writer()();
    };
    await sold(model, 30);
    house.pass(2);
    await sold(model, 10_000);
    house.pass(10);
    await writer()();
    const before = await look(clerk);
    expect(before.curve.points).toEqual([]);
    expect(before.curve.model?.points.at(-1)).toMatchObject({ share: 1 });
    expect(before.verdict.forecast).toEqual({ kind: 'within', by: 'model', unit: 'minutes', about: 2 });
    await sold(performanceId, 4);
    house.pass(1);
    await sold(performanceId, 4);
    const after = await look(clerk);
    expect(after.curve.minutes).toBeCloseTo(1);
    expect(after.curve.points).toHaveLength(3);
    expect(after.verdict.forecast).toMatchObject({ kind: 'within', by: 'pace' });
  });

  it('lets seats that are withheld be put on sale', async () => {
    const clerk = await house.operator('box_office');
    const sale = await look(clerk);
    const withheld = await rows(sql<{ seat: number }>`
      select seat from stock_seats where performance_id = ${performanceId} and state = 'withheld' order by seat`);
    expect(sale.zones.flatMap(({ withheld_seats }) => withheld_seats)).toEqual(
      withheld.map(({ seat }) => seat),
    );
  });

  it('shows money to those who may see it, and the sale to those whose place it is', async () => {
    const elsewhere = { kind: 'events', ids: [1] } as const;
    expect((await look(await house.operator('box_office'))).money).toBeNull();
    const stranger = await house.operator({ role: 'box_office', scope: elsewhere });
    const url = (id: number) => `${consolePaths.watchSale}?performance_id=${id}`;
    expect(await stranger.get(url(performanceId))).toMatchObject({ status: 403 });
    expect(await (await house.operator('box_office')).get(url(999))).toMatchObject({ status: 404 });
  });
});
