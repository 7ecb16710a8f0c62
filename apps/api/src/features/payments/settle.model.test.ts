import type { Order } from '@parterre/contracts/orders/order';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Crash, crashAfter } from '../../testing/crash-after.ts';
import { orderStage } from '../../testing/order-stage.ts';
import { comeToRest, expectSound } from '../../testing/quiet.ts';
import { hearNotification } from './notifications.service.ts';
import { refundOrder } from './refund-order.service.ts';
import { sweepPayments } from './sweep-payments.service.ts';

const stage = orderStage();
const { ordered, bank, call, desk, pass, rows, api, visitor, reset } = stage;

/** What may happen, in any order. Numbers choose among what is there. */
type Deed =
  | { readonly kind: 'order' | 'sweep' | 'rival' }
  | { readonly kind: 'begin'; readonly which: number; readonly acquisition: 1 | 2 | 6 }
  | { readonly kind: 'pay' | 'payLess' | 'decline'; readonly which: number }
  | { readonly kind: 'tell' | 'forge'; readonly which: number }
  | { readonly kind: 'read' | 'cancel' | 'refund'; readonly which: number }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'bank'; readonly fault: 'none' | 'error' | 'cut' }
  | { readonly kind: 'lose'; readonly answers: number }
  /** A process that dies after so many statements does it. */
  | {
      readonly kind: 'die';
      readonly doing: 'sweep' | 'tell';
      readonly which: number;
      readonly statements: number;
    };

const which = fc.nat(5);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom('order', 'order', 'sweep', 'rival').map((kind) => ({ kind }) as Deed),
  fc.record({ kind: fc.constant('begin' as const), which, acquisition: fc.constantFrom(1, 2, 6) }),
  fc.record({ kind: fc.constant('begin' as const), which, acquisition: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constantFrom('pay', 'pay', 'payLess', 'decline', 'tell', 'tell', 'forge'), which }),
  fc.record({ kind: fc.constantFrom('read', 'cancel', 'refund'), which }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 5, 20, 100) }),
  fc.record({ kind: fc.constant('bank' as const), fault: fc.constantFrom('none', 'none', 'error', 'cut') }),
  fc.record({ kind: fc.constant('lose' as const), answers: fc.nat(2) }),
  fc.record({
    kind: fc.constant('die' as const),
    doing: fc.constantFrom('sweep', 'tell'),
    which,
    statements: fc.nat(25),
  }),
) as fc.Arbitrary<Deed>;

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items.length > 0 ? items[index % items.length] : undefined;

/** Faults of the bank and deaths of the process are part of the game. */
const daring = async (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    if (!(error instanceof Crash) && name !== 'ProviderFault') throw error;
  });

let fault: 'none' | 'error' | 'cut' = 'none';

/** Payers reach the bank even when we do not. */
async function asPayer(act: () => Promise<void>): Promise<void> {
  bank().breakDown('none');
  bank().loseAnswers(0);
  await act();
  bank().breakDown(fault);
}

/** Rivals may have left nothing to put into a basket. */
const orderIfFree = async (): Promise<Order[]> => {
  const [count] = await rows(sql<{ taken: number }>`
    select count(*) as taken from stock_units where date_id = 12 and (expires_at is null or expires_at > ${stage.now()})`);
  return (count?.taken ?? 0) <= 38 ? [await ordered()] : [];
};

async function play(orders: Order[], one: Deed): Promise<void> {
  const bankIds = async () =>
    (
      await rows(sql<{ id: string }>`
        select provider_payment_id as id from payments
        where provider = 'sandbox' and provider_payment_id not like 'none:%' order by turn`)
    ).map(({ id }) => id);
  const order = 'which' in one ? pick(orders, one.which) : undefined;
  const payment = 'which' in one ? pick(await bankIds(), one.which) : undefined;
  switch (one.kind) {
    case 'order':
      if (orders.length < 4) orders.push(...(await orderIfFree()));
      return;
    case 'rival':
      for (const _ of Array(6)) await visitor().add('12:floor', 6);
      return;
    case 'begin':
      if (order)
        await call('POST', `/api/orders/${order.token}/payments`, {
          body: { acquisition_id: one.acquisition },
        });
      return;
    case 'pay':
    case 'payLess':
    case 'decline':
      if (payment) await asPayer(() => bank()[one.kind](payment));
      return;
    case 'tell':
    case 'forge':
      if (payment) {
        const told = await (one.kind === 'tell' ? bank().notify(payment) : bank().forge(payment));
        await daring(hearNotification(desk(), 'sandbox', told));
      }
      return;
    case 'read':
      if (order) await call('GET', `/api/orders/${order.token}`);
      return;
    case 'cancel':
      if (order) await call('POST', `/api/orders/${order.token}/cancel`);
      return;
    case 'refund':
      if (order) await refundOrder(desk(), Number(order.number), { kind: 'all' });
      return;
    case 'sweep':
      return sweepPayments(desk());
    case 'pass':
      return pass(one.minutes);
    case 'bank':
      fault = one.fault;
      return bank().breakDown(fault);
    case 'lose':
      return bank().loseAnswers(one.answers);
    case 'die': {
      const whole = desk();
      const { db } = crashAfter(api().database.db, one.statements);
      const mortal = { ...whole, store: { ...whole.store, db } };
      if (one.doing === 'sweep') await daring(sweepPayments(mortal));
      else if (payment) await daring(hearNotification(mortal, 'sandbox', await bank().notify(payment)));
    }
  }
}

test('whatever happens, in whatever order: after quiet every sum is where it belongs', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30, size: 'max' }), async (deeds) => {
      await reset();
      fault = 'none';
      const orders: Order[] = [];
      for (const one of deeds) await play(orders, one);
      await comeToRest(stage, 60 * 24 * 6);
      await expectSound(stage);
      expect(
        await rows(sql`
        select order_id from tickets where revoked_at is null
        group by event_id, date_id, zone, unit, order_id having count(*) > 1`),
      ).toEqual([]);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});
