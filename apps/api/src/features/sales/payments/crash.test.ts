import { describe, expect, it } from 'vitest';
import { Crash } from '../../../testing/mortal-database.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { expectNothingLost, waitUntilIdle } from '../../../testing/quiet.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { handleNotification } from './notifications.service.ts';
import { sweepPayments } from './sweep-payments.service.ts';

const fixture = orderFixture();
const { ordered, begin, bank, bankId, read, deps, pass, place, visitor, call, life } = fixture;

const whole = Number.POSITIVE_INFINITY;

/** Does something in a process that dies after so many statements; answers whether it did. */
async function dieAfter(statements: number, act: () => Promise<unknown>): Promise<boolean> {
  life.endAfter(statements);
  await act().catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });
  const hasEnded = life.hasEnded();
  life.endAfter(whole);
  return hasEnded;
}

/** Plays it with a death after 0, 1, 2, … statements, until it ends without one. */
async function dieEverywhere(scenario: (statements: number) => Promise<boolean>): Promise<number> {
  for (let statements = 0; ; statements += 1) {
    const hasDied = await scenario(statements);
    await waitUntilIdle(fixture);
    await expectNothingLost(fixture);
    if (!hasDied) return statements;
  }
}

describe('a process that dies between any two statements', () => {
  it('of placing an order has placed it, or leaves the basket as it was', async () => {
    const steps = await dieEverywhere(async (statements) => {
      const anna = visitor();
      await anna.add('12:floor', 2);
      const key = `placing-${statements}`;
      const hasDied = await dieAfter(statements, () => place(anna, {}, key));
      // Whoever was not answered asks again.
      expect(await place(anna, {}, key)).toMatchObject({ status: 201, body: { amount_due: 1100 } });
      return hasDied;
    });
    expect(steps).toBeGreaterThan(4);
  });

  it('of beginning to pay loses neither money nor seats', async () => {
    const steps = await dieEverywhere(async (statements) => {
      const order = await ordered();
      const url = `/api/orders/${order.token}/payments`;
      const hasDied = await dieAfter(statements, () => call('POST', url, { body: { acquisition_id: 1 } }));
      const { payments } = await read(order);
      for (const payment of payments) await bank().pay(await bankId(payment));
      return hasDied;
    });
    expect(steps).toBeGreaterThan(4);
  });

  it('of hearing of money pays the order all the same', async () => {
    const steps = await dieEverywhere(async (statements) => {
      const order = await ordered();
      const id = await bankId(await begin(order));
      await bank().pay(id);
      const told = await bank().notify(id);
      const hasDied = await dieAfter(statements, () => handleNotification(deps(), 'sandbox', told));
      expect((await read(order)).state).toBe('paid');
      return hasDied;
    });
    expect(steps).toBeGreaterThan(4);
  });

  it('of giving money back gives it back once', async () => {
    const steps = await dieEverywhere(async (statements) => {
      const order = await ordered();
      await bank().pay(await bankId(await begin(order)));
      const { number } = await read(order);
      return dieAfter(statements, () => refundOrder(deps(), Number(number), { kind: 'all' }));
    });
    expect(steps).toBeGreaterThan(4);
  });

  it('of ending an order ends it later, and keeps what was paid', async () => {
    const steps = await dieEverywhere(async (statements) => {
      const id = await bankId(await begin(await ordered()));
      if (statements % 2 === 0) await bank().pay(id);
      pass(20);
      return dieAfter(statements, () => sweepPayments(deps()));
    });
    expect(steps).toBeGreaterThan(4);
  });
});
