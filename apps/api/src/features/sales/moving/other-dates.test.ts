import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { sweepCallOffs } from '../calling-off/sweep-call-offs.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, begin, read, bank, bankId, call, rows, visitor, place } = fixture;

const nextEvening = '2026-12-19T19:00';
/** The evening after is dearer. */
const dearer = seatedEvent().ticket_types.map((type) => ({ ...type, price: type.price + 700 }));
const announce = (status: 'scheduled' | 'cancelled') =>
  announceTo(fixture, { started_at: usualStart, status }, [
    smallDate('recital-2', nextEvening, { hall: 'studio', ticket_types: dearer }),
  ]);
beforeEach(() => announce('scheduled'));
afterEach(() => announce('scheduled'));

const otherId = async () => {
  const [row] = await rows(sql<{ id: number }>`select id from performances where source_id = 'recital-2'`);
  return row?.id ?? 0;
};

const prices = { front: 2200, floor: 550 };

/** Paid for the first evening: seats by their index, all of them in front, and places on the floor. */
async function bought({ seats = [], floor = 0 }: { seats?: readonly number[]; floor?: number }) {
  const anna = visitor();
  for (const seat of seats) await anna.add(`12:${seat}`);
  if (floor > 0) await anna.add('12:floor', floor);
  const expected_total = seats.length * prices.front + floor * prices.floor;
  const { token } = (await place(anna, { expected_total })).body as unknown as { token: string };
  await bank().pay(await bankId(await begin({ token })));
  return read({ token });
}
const take = ({ token }: { readonly token: string }, other_date_id: number) =>
  call('POST', `/api/orders/${token}/return`, { body: { date_id: 12, as: 'other_date', other_date_id } });
const sold = async (performanceId: number) => {
  const [row] = await rows(sql<{ seats: number; units: number }>`
    select (select count(*) from stock_seats where performance_id = ${performanceId} and state = 'sold') as seats,
      (select count(*) from stock_units where performance_id = ${performanceId} and state = 'sold') as units`);
  return row;
};
const sound = async () => expect(await brokenInvariants(api().database.db, now())).toEqual([]);

describe('whoever has tickets of a performance that is called off', () => {
  it('is offered dates with room, and has the best places of the same zones there for what was paid', async () => {
    const order = await bought({ seats: [0], floor: 2 });
    expect(order.returns).toEqual([]);
    await announce('cancelled');
    const other = await otherId();
    expect((await read(order)).returns).toMatchObject([
      { date_id: 12, other_dates: [{ date_id: other, started_at: '2026-12-19T19:00:00+03:00' }] },
    ]);
    expect((await take(order, other)).status).toBe(200);
    const moved = await read(order);
    const { price, service_fee } = order.total;
    expect(moved).toMatchObject({ state: 'paid', returns: [], total: { price, service_fee, count: 3 } });
    expect(moved.lines.map(({ extra: { date, zone } }) => [date.id, zone.id]).sort()).toEqual([
      [other, 'floor'],
      [other, 'front'],
    ]);
    expect(moved.tickets.map(({ is_revoked }) => is_revoked)).toEqual([false, false, false]);
    expect([await sold(12), await sold(other)]).toEqual([
      { seats: 0, units: 0 },
      { seats: 1, units: 2 },
    ]);
    expect(await rows(sql`select 1 from refunds`)).toEqual([]);
    await sound();
  });

  it('has them once, however often and by however many that is asked', async () => {
    const order = await bought({ floor: 2 });
    await announce('cancelled');
    const other = await otherId();
    const answers = await Promise.all([take(order, other), take(order, other), take(order, other)]);
    answers.push(await take(order, other));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await sold(other)).toEqual({ seats: 0, units: 2 });
    await sound();
  });

  it('is not offered a date without room, and is refused it', async () => {
    const order = await bought({ seats: [0] });
    await announce('cancelled');
    const other = await otherId();
    // Four seats in front.
    await rows(sql`
      insert into stock_seats (event_id, performance_id, seat, zone, state)
      select 9, ${other}, seat, 'front', 'withheld' from generate_series(0, 3) as seat`);
    expect((await read(order)).returns).toMatchObject([{ other_dates: [] }]);
    const refused = await take(order, other);
    expect([refused.status, refused.body.error]).toMatchObject([
      410,
      { code: 'sale_closed', sale_state: 'sold_out' },
    ]);
    expect((await read(order)).tickets).toMatchObject([{ is_revoked: false }]);
    await sound();
  });

  it('has seats that somebody else did not take meanwhile', async () => {
    const [anna, boris] = [await bought({ seats: [0] }), await bought({ seats: [2, 3] })];
    await announce('cancelled');
    const other = await otherId();
    const answers = await Promise.all([take(anna, other), take(boris, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await sold(other)).toEqual({ seats: 3, units: 0 });
    await sound();
  });

  it('gets no money by itself after that', async () => {
    const order = await bought({ floor: 1 });
    await announce('cancelled');
    const [callOff, end] = [randomUUID(), new Date(now().getTime() + 60_000)];
    await rows(sql`
      insert into call_offs (id, event_id, performance_id, called_off_by, called_off_at, choose_until, state)
      values (${callOff}, 9, 12, 'anna', ${now()}, ${end}, 'running')`);
    await rows(sql`
      insert into call_off_orders (call_off_id, order_id, next_try_at)
      select ${callOff}, id, ${end} from orders where token = ${order.token}`);
    expect((await take(order, await otherId())).status).toBe(200);
    expect(await rows(sql`select state, amount_minor from call_off_orders`)).toEqual([
      { state: 'done', amount_minor: 0 },
    ]);
    pass(2);
    await sweepCallOffs(deps());
    expect((await read(order)).state).toBe('paid');
    expect(await rows(sql`select 1 from refunds`)).toEqual([]);
    await sound();
  });

  it('cannot have what is no other date of the event', async () => {
    const order = await bought({ floor: 1 });
    await announce('cancelled');
    for (const wrong of [12, 1, 2_000_000_000]) {
      const refused = await take(order, wrong);
      expect([refused.status, refused.body.error.code]).toEqual([410, 'sale_closed']);
    }
    for (const body of [
      { date_id: 12, as: 'other_date' },
      { date_id: 12, as: 'money', other_date_id: 1 },
    ]) {
      const refused = await call('POST', `/api/orders/${order.token}/return`, { body });
      expect([refused.status, refused.body.error.code]).toEqual([422, 'invalid_request']);
    }
    expect((await read(order)).tickets).toMatchObject([{ is_revoked: false }]);
  });
});

it('a performance that is played as it was bought is exchanged for no other', async () => {
  const order = await bought({ floor: 1 });
  const refused = await take(order, await otherId());
  expect([refused.status, refused.body.error.code]).toEqual([409, 'return_closed']);
});
