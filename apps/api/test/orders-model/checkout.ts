import { randomUUID } from 'node:crypto';
import type { Basket } from '@parterre/contracts/basket/basket';
import type { CheckedCodes } from '@parterre/contracts/orders/checked-codes';
import type { Order } from '@parterre/contracts/orders/order';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { type OrderFixture, orderForm } from '../../src/testing/order-fixture.ts';
import { act, describeOutcome, type Game, type MakeTool, nothing, one, orderUrl, toOrder } from './game.ts';

/** What people put into a basket: places on the floor or seats, the accessible one among them. */
const baskets: readonly Readonly<Record<string, number>>[] = [
  { '12:floor': 2 },
  { '12:floor': 2 },
  { '12:0': 1 },
  { '12:2': 1, '12:3': 1 },
  { '12:6': 1, '12:7': 1 },
  { '12:6': 1, '12:floor': 1 },
];
export const someBasket = fc.constantFrom(...baskets);

/** Of what is in the basket of a cookie, at what its page shows. */
export async function orderBasket(
  fixture: OrderFixture,
  game: Game,
  cookie: string | undefined,
  codes: readonly string[] = [],
): Promise<string> {
  const { call } = fixture;
  const shown =
    codes.length > 0
      ? await call<CheckedCodes>('POST', '/api/orders/codes', { body: { codes }, cookie })
      : await call<Basket>('GET', '/api/basket', { cookie });
  if (shown.status !== 200) return describeOutcome(fixture, shown);
  const { price, service_fee, count } = shown.body.total;
  if (count === 0) return 'nothing';
  const body = { ...orderForm, expected_total: price + service_fee, voucher_codes: codes };
  const placed = await call<Order>('POST', '/api/orders', { body, cookie, key: randomUUID() });
  if (placed.status === 201) game.orders.push(placed.body);
  return describeOutcome(fixture, placed);
}

/** By somebody new; what others have is left out. */
export async function fillBasket(
  fixture: OrderFixture,
  tickets: Readonly<Record<string, number>>,
): Promise<string | undefined> {
  const visitor = fixture.visitor();
  for (const [id, count] of Object.entries(tickets)) {
    const heard = await visitor.add(id, count);
    if ('error' in heard) describeOutcome(fixture, { status: heard.status, body: { error: heard.error } });
  }
  return visitor.cookie();
}

const sharedSeats = sql`
  select performance_id, zone, unit from tickets where revoked_at is null
  group by event_id, performance_id, zone, unit having count(*) > 1`;

/** Baskets that become orders, which are looked at and cancelled. */
export const checkout: MakeTool = (fixture) => {
  const { call, visitor, rows } = fixture;
  return {
    acts: {
      order: act(4, fc.record({ tickets: someBasket }), async (game, { tickets }) =>
        orderBasket(fixture, game, await fillBasket(fixture, tickets)),
      ),
      /** Leaves little of the floor to others for a while. */
      rival: act(1, nothing, async () => {
        for (const _ of Array(6)) await visitor().add('12:floor', 6);
        return 'done';
      }),
      read: act(
        2,
        one,
        toOrder(async (order) => describeOutcome(fixture, await call('GET', orderUrl(order)))),
      ),
      cancel: act(
        1,
        one,
        toOrder(async (order) => describeOutcome(fixture, await call('POST', `${orderUrl(order)}/cancel`))),
      ),
    },
    expectTruth: async () => expect(await rows(sharedSeats)).toEqual([]),
  };
};
