import type { Order } from '@parterre/contracts/orders/order';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { makeCookieSigner } from '../../../plugins/cookie-signer.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { workOutbox } from '../outbox/outbox.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, call, rows, visitor } = fixture;
const db = () => api().database.db;

const changedBy = (sum: number) =>
  seatedEvent().ticket_types.map((type) => ({ ...type, price: type.price + sum }));
/** Evenings at the same price, for less and for more. */
const announce = (status: 'scheduled' | 'cancelled' = 'scheduled') =>
  announceTo(fixture, { started_at: usualStart, status }, [
    smallDate('recital-same', '2026-12-19T19:00', { hall: 'studio', ticket_types: changedBy(0) }),
    smallDate('recital-less', '2026-12-20T19:00', { hall: 'studio', ticket_types: changedBy(-100) }),
    smallDate('recital-more', '2026-12-21T19:00', { hall: 'studio', ticket_types: changedBy(100) }),
  ]);
const setRule = (exchanges: object | null) =>
  db().query(sql`
    update landings
    set theme = jsonb_set(theme, '{seller}', coalesce(theme -> 'seller', '{}') || ${JSON.stringify({ exchanges })}::jsonb)
    where id = 1`);

beforeEach(async () => {
  await announce();
  await setRule({ days: 1 });
});
afterEach(async () => {
  await setRule(null);
  await announce();
});

const dateId = async (name: string) => {
  const [row] = await rows(sql<{ id: number }>`select id from performances where source_id = ${name}`);
  return row?.id ?? 0;
};
/** Two places on the floor, of 500 and a fee of 50 each. */
async function paid(): Promise<Order> {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  return read(order);
}
const exchange = ({ token }: Order, other_date_id: number, expected_cheaper: number, cookie?: string) =>
  call<Order>('POST', `/api/orders/${token}/exchange`, {
    body: { date_id: 12, other_date_id, expected_cheaper },
    cookie,
  });
const sound = async () => {
  await workOutbox(deps(), async () => undefined);
  expect(await brokenInvariants(db(), now())).toEqual([]);
};

describe('a buyer who would rather come on another day', () => {
  it('is offered dates, with what they cost less or more, and comes there for the same price', async () => {
    const order = await paid();
    const [same, less] = [await dateId('recital-same'), await dateId('recital-less')];
    expect(order.exchanges).toMatchObject([
      {
        date_id: 12,
        keeps_difference: false,
        price: 1000,
        service_fee: 100,
        other_dates: [
          { date_id: same, price: 1000, cheaper: 0, dearer: 0 },
          { date_id: less, price: 800, cheaper: 200, dearer: 0 },
          { date_id: await dateId('recital-more'), price: 1200, cheaper: 0, dearer: 200 },
        ],
      },
    ]);
    const { status, body } = await exchange(order, same, 0);
    expect(status).toBe(200);
    expect(body.lines.map(({ extra }) => extra.date.id)).toEqual([same]);
    expect(body.tickets.filter(({ is_revoked }) => !is_revoked)).toHaveLength(2);
    expect((await call('GET', `/api/tickets/${order.tickets[0]?.code}`)).body).toMatchObject({
      is_revoked: true,
    });
    await sound();
  });

  it('gets back what the other date costs less, once', async () => {
    const order = await paid();
    const less = await dateId('recital-less');
    const answers = await Promise.all([1, 2, 3].map(() => exchange(order, less, 200)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows(sql`select amount_minor::integer as minor, state from refunds`)).toEqual([
      { minor: 20_000, state: 'done' },
    ]);
    expect((await read(order)).total).toMatchObject({ price: 800, service_fee: 100 });
    await sound();
  });

  it('does not where the seller keeps it: the ticket costs what it did', async () => {
    await setRule({ days: 1, keeps_difference: true });
    const order = await paid();
    expect((await exchange(order, await dateId('recital-less'), 200)).status).toBe(200);
    expect(await rows(sql`select id from refunds`)).toEqual([]);
    expect((await read(order)).total).toMatchObject({ price: 1000, service_fee: 100 });
    await sound();
  });

  it('is refused what costs more without paying for it, another sum than was shown, and what is too late or not offered at all', async () => {
    const order = await paid();
    expect((await exchange(order, await dateId('recital-more'), -200)).body.error.code).toBe(
      'invalid_request',
    );
    expect((await exchange(order, await dateId('recital-more'), 0)).body.error.code).toBe(
      'difference_changed',
    );
    expect((await exchange(order, await dateId('recital-less'), 0)).body.error.code).toBe(
      'difference_changed',
    );
    expect((await exchange(order, 12, 0)).body.error.code).toBe('sale_closed');
    await setRule({ days: 30 });
    expect((await read(order)).exchanges).toEqual([]);
    expect((await exchange(order, await dateId('recital-same'), 0)).body.error.code).toBe('exchange_closed');
    await setRule({ days: 0 });
    pass((Date.parse('2026-12-18T09:00:00Z') - now().getTime()) / 60_000);
    expect((await exchange(order, await dateId('recital-same'), 0)).body.error.code).toBe('exchange_closed');
    await setRule(null);
    expect((await exchange(order, await dateId('recital-same'), 0)).body.error.code).toBe('exchange_closed');
  });

  it('takes back first what was handed on, and exchanges what is called off for nothing', async () => {
    const order = await paid();
    const person = { name: 'Борис', email: 'boris@example.com' };
    const ticket_number = order.tickets[0]?.number;
    const handedOn = await call<Order>('POST', `/api/orders/${order.token}/transfers`, {
      body: { ticket_number, ...person },
    });
    expect(handedOn.body.exchanges).toEqual([]);
    expect((await exchange(order, await dateId('recital-same'), 0)).body.error.code).toBe('exchange_closed');
    const other = await paid();
    await announce('cancelled');
    expect((await read(other)).exchanges).toEqual([]);
    expect((await exchange(other, await dateId('recital-same'), 0)).body.error.code).toBe('exchange_closed');
  });

  it('and gives back at the same time: one of both is done', async () => {
    await db().query(sql`
      update landings
      set theme = jsonb_set(theme, '{seller,returns}', '{"steps": [{"days": 1, "percent": 100}]}')
      where id = 1`);
    const order = await paid();
    const [exchanged, given] = await Promise.all([
      exchange(order, await dateId('recital-same'), 0),
      call('POST', `/api/orders/${order.token}/give-back`, {
        body: { ticket_numbers: order.tickets.map(({ number }) => number), expected_amount: 1100 },
      }),
    ]);
    expect([exchanged.status, given.status].filter((status) => status === 200)).toHaveLength(1);
    await sound();
  });
});

describe('a date whose sale has a waiting room', () => {
  const turnOn = (performanceIds: readonly number[]) =>
    db().query(sql`
      with room as (
        insert into waiting_rooms (event_id, performance_ids, turned_on_at, seed, rate)
        values (9, ${performanceIds}, ${now()}, ${'ab'.repeat(32)}, 25)
        returning id
      )
      insert into waiting_room_places (room_id) select id from room`);
  beforeEach(() => db().query(sql`truncate waiting_rooms, waiting_room_places, waiting_room_admissions`));
  afterEach(() => db().query(sql`truncate waiting_rooms, waiting_room_places, waiting_room_admissions`));

  it('is not had by an exchange past those who wait, dearer or not', async () => {
    const order = await paid();
    const [same, more] = [await dateId('recital-same'), await dateId('recital-more')];
    await turnOn([same, more]);
    expect(await exchange(order, same, 0)).toMatchObject({
      status: 403,
      body: { error: { code: 'admission_required' } },
    });
    const payment = await call('POST', `/api/orders/${order.token}/exchange/payments`, {
      body: { date_id: 12, other_date_id: more, expected_dearer: 200, acquisition_id: 1 },
    });
    expect([payment.status, payment.body.error.code]).toEqual([403, 'admission_required']);
    expect((await read(order)).lines.map(({ extra }) => extra.date.id)).toEqual([12]);
    await sound();
  });

  it('is had by whoever was let in, and by whoever has tickets of that sale', async () => {
    const order = await paid();
    const same = await dateId('recital-same');
    await turnOn([same]);
    const [room] = await rows(sql<{ id: number }>`select id from waiting_rooms`);
    const anna = visitor();
    await anna.add('12:floor', 1);
    const [, basketId = ''] = /basket=([0-9a-f-]{36})/.exec(anna.cookie() ?? '') ?? [];
    const admitted = `admission:${room?.id}:${basketId}:${now().getTime() + 60_000}`;
    const signed = encodeURIComponent(makeCookieSigner('a secret of tests').sign(admitted));
    expect(await exchange(order, same, 0, anna.cookie())).toMatchObject({ status: 403 });
    const cookie = `${anna.cookie()}; admission-${room?.id}=${signed}`;
    expect(await exchange(order, same, 0, cookie)).toMatchObject({ status: 200 });
    // Done before, from wherever it is asked again.
    expect(await exchange(order, same, 0)).toMatchObject({ status: 200 });

    const other = await paid();
    await db().query(sql`truncate waiting_rooms, waiting_room_places, waiting_room_admissions`);
    await turnOn([12, same]);
    expect(await exchange(other, same, 0)).toMatchObject({ status: 200 });
    await sound();
  });
});
