import type { Order } from '@parterre/contracts/orders/order';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { announce as announceTo, usualStart } from '../../../testing/announce.ts';
import { brokenInvariants } from '../../../testing/broken-invariants.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { seatedEvent } from '../../../testing/seated-catalogue.ts';
import { smallDate } from '../../../testing/small-catalogue.ts';
import { workOutbox } from '../outbox/outbox.service.ts';

const fixture = orderFixture();
const { api, now, pass, deps, ordered, begin, read, bank, bankId, call, rows } = fixture;
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
const exchange = ({ token }: Order, other_date_id: number, expected_cheaper: number) =>
  call<Order>('POST', `/api/orders/${token}/exchange`, {
    body: { date_id: 12, other_date_id, expected_cheaper },
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
