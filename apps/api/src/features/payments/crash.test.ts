import { describe, expect, test } from 'vitest';
import { Crash, crashAfter } from '../../testing/crash-after.ts';
import { orderStage } from '../../testing/order-stage.ts';
import { comeToRest, expectSound } from '../../testing/quiet.ts';
import { hearNotification } from './notifications.service.ts';
import { refundOrder } from './refund-order.service.ts';
import { startPayment } from './start-payment.service.ts';
import { sweepPayments } from './sweep-payments.service.ts';

const stage = orderStage();
const { ordered, begin, bank, bankId, read, desk, pass, api } = stage;

/** The desk of a process that dies after so many statements. */
function dying(statements: number) {
  const { db, hasCrashed } = crashAfter(api().database.db, statements);
  const whole = desk();
  return { desk: { ...whole, store: { ...whole.store, db } }, hasCrashed };
}

const die = async (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof Crash)) throw error;
  });

/** Runs it with a crash after 0, 1, 2, … statements, until it ends without one. */
async function crashEverywhere(scenario: (statements: number) => Promise<() => boolean>): Promise<number> {
  for (let statements = 0; ; statements += 1) {
    const hasCrashed = await scenario(statements);
    await comeToRest(stage);
    await expectSound(stage);
    if (!hasCrashed()) return statements;
  }
}

describe('a process that dies between any two statements', () => {
  test('of beginning to pay loses neither money nor seats', { timeout: 120_000 }, async () => {
    const steps = await crashEverywhere(async (statements) => {
      const order = await ordered();
      const { desk: mortal, hasCrashed } = dying(statements);
      await die(startPayment(mortal, order.token, { acquisition_id: 1 }, undefined));
      const { payments } = await read(order);
      for (const payment of payments) await bank().pay(await bankId(payment));
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(4);
  });

  test('of hearing of money pays the order all the same', { timeout: 120_000 }, async () => {
    const steps = await crashEverywhere(async (statements) => {
      const order = await ordered();
      const id = await bankId(await begin(order));
      await bank().pay(id);
      const { desk: mortal, hasCrashed } = dying(statements);
      await die(hearNotification(mortal, 'sandbox', await bank().notify(id)));
      expect((await read(order)).state).toBe('paid');
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(4);
  });

  test('of giving money back gives it back once', { timeout: 120_000 }, async () => {
    const steps = await crashEverywhere(async (statements) => {
      const order = await ordered();
      await bank().pay(await bankId(await begin(order)));
      const { number } = await read(order);
      const { desk: mortal, hasCrashed } = dying(statements);
      await die(refundOrder(mortal, Number(number), { kind: 'all' }));
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(4);
  });

  test('of ending an order ends it later, and keeps what was paid', { timeout: 120_000 }, async () => {
    const steps = await crashEverywhere(async (statements) => {
      const id = await bankId(await begin(await ordered()));
      if (statements % 2 === 0) await bank().pay(id);
      pass(20);
      const { desk: mortal, hasCrashed } = dying(statements);
      await die(sweepPayments(mortal));
      return hasCrashed;
    });
    expect(steps).toBeGreaterThan(4);
  });
});
