import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { makeBuyer } from './buyer.ts';
import { openFaultFixture } from './fault-fixture.ts';

const fixture = await openFaultFixture();
const api = await fixture.start();
beforeEach(async () => {
  fixture.bank.breakDown('none');
  await fixture.reset();
});

/** The time of the sale goes by the database, whose clock nobody moves: all that is due is due so much sooner. */
async function pass(minutes: number): Promise<void> {
  const { db } = fixture.database;
  const span = sql`interval '1 minute' * ${minutes}`;
  await db.query(
    sql`update orders set expires_at = expires_at - ${span}, next_check_at = next_check_at - ${span}`,
  );
  await db.query(
    sql`update payments set next_check_at = next_check_at - ${span}, checked_at = checked_at - ${span}`,
  );
  await db.query(
    sql`update stock_seats set expires_at = expires_at - ${span} where owner in (select id from orders)`,
  );
}
/** Settles when somebody has looked at the order since, whose time is over: then it is put off. */
async function passUnended(minutes: number): Promise<void> {
  await pass(minutes);
  const putOff = () => fixture.rows(sql`select 1 from orders where next_check_at > now()`);
  await expect.poll(putOff).toHaveLength(1);
}
/** The whole hold, and the hour after it in which an unanswered bank still keeps the seats. */
const all = 20 + 60;

const seat = '12:7';
async function orderSeat() {
  const buyer = makeBuyer();
  expect(await buyer.hold(1, seat)(api.address)).toMatchObject({ status: 200 });
  const { body } = await buyer.order(2200)(api.address);
  return { ...body, pay: buyer.pay(body.token) };
}
async function orderAndPay() {
  const order = await orderSeat();
  const { status, body } = await order.pay(api.address);
  expect(status).toBe(201);
  await fixture.bank.pay(await fixture.bankId(body));
  return order;
}

const states = async () => {
  const rows = await fixture.rows(sql<{ state: string }>`
    select orders.state || ', ' || payments.state || coalesce(', ' || payments.outcome, '') as state
    from orders
    join payments on payments.order_id = orders.id
    order by orders.created_at`);
  return rows.map(({ state }) => state);
};
const refunds = async () =>
  (await fixture.rows(sql<{ state: string }>`select state from refunds`)).map(({ state }) => state);

it('a bank that is away when somebody wants to pay: they are told, and the seat is sold to others later', async () => {
  const order = await orderSeat();
  fixture.bank.breakDown('cut');
  const refused = { status: 503, body: { error: { code: 'provider_unavailable' } } };
  expect(await order.pay(api.address)).toMatchObject(refused);
  // The money may be on its way. Looked at twice, since the first look may not be over.
  await passUnended(21);
  await passUnended(30);
  expect(await states()).toEqual(['awaiting_payment, pending']);
  expect(await makeBuyer().hold(1, seat)(api.address)).toMatchObject({ status: 409 });
  await pass(all);
  await expect.poll(states).toEqual(['expired, pending']);
  expect(await makeBuyer().hold(1, seat)(api.address)).toMatchObject({ status: 200 });
  // Once it is back, it takes no more money for what is over.
  fixture.bank.breakDown('none');
  await pass(all);
  await expect.poll(states).toEqual(['expired, cancelled']);
  await fixture.expectNothingLost();
});

it('money that was paid while the bank was away for the whole hold pays the order when it is heard of', async () => {
  fixture.bank.breakDown('none');
  await orderAndPay();
  fixture.bank.breakDown('error');
  await pass(all);
  await expect.poll(states).toEqual(['expired, pending']);
  fixture.bank.breakDown('none');
  await pass(all);
  await expect.poll(states).toEqual(['paid, succeeded, kept']);
  expect(await fixture.rows(sql`select 1 from tickets`)).toHaveLength(1);
  await fixture.expectNothingLost();
});

it('money for a seat that was sold to somebody else meanwhile goes back, once', async () => {
  await orderAndPay();
  fixture.bank.breakDown('error');
  await pass(all);
  await expect.poll(states).toEqual(['expired, pending']);
  fixture.bank.breakDown('none');
  await orderAndPay();
  await pass(all);
  await expect.poll(states).toEqual(['expired, succeeded, returned', 'paid, succeeded, kept']);
  await expect.poll(refunds).toEqual(['done']);
  expect(await fixture.rows(sql`select 1 from tickets`)).toHaveLength(1);
  await fixture.expectNothingLost();
});
