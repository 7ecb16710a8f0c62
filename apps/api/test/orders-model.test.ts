import type { Order } from '@parterre/contracts/orders/order';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type MailTask, workOutbox } from '../src/features/orders/outbox.service.ts';
import { hearNotification } from '../src/features/payments/notifications.service.ts';
import { refundOrder } from '../src/features/payments/refund-order.service.ts';
import { sweepPayments } from '../src/features/payments/sweep-payments.service.ts';
import { Crash } from '../src/testing/mortal-database.ts';
import { orderStage } from '../src/testing/order-stage.ts';
import { comeToRest, expectSound } from '../src/testing/quiet.ts';

// 30 games here; by night: ORDERS_MODEL_RUNS=500 npm test.
const numRuns = Number(process.env.ORDERS_MODEL_RUNS ?? 30);
const patient = { timeout: 120_000 + numRuns * 3000 };

const stage = orderStage();
const { ordered, bank, call, desk, pass, rows, life, visitor, reset } = stage;

/**
 * What may happen, in any order; numbers choose among what is there. The bank tells of a payment as often and as late as
 * this has it told, or never.
 */
type Deed =
  | { readonly kind: 'order' | 'sweep' | 'rival' | 'post' }
  | { readonly kind: 'begin'; readonly which: number; readonly acquisition: 1 | 2 | 6 }
  | { readonly kind: 'pay' | 'payLess' | 'decline'; readonly which: number }
  | { readonly kind: 'tell' | 'forge'; readonly which: number }
  | { readonly kind: 'read' | 'cancel' | 'refund'; readonly which: number }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'bank'; readonly fault: 'none' | 'error' | 'cut' }
  | { readonly kind: 'lose'; readonly answers: number }
  /** The process dies so many statements from now, whatever it does then; another takes its place. */
  | { readonly kind: 'die'; readonly statements: number; readonly doing: Deed };

const which = fc.nat(5);
const plainDeed = fc.oneof(
  fc.constantFrom('order', 'order', 'sweep', 'rival', 'post').map((kind) => ({ kind }) as Deed),
  fc.record({ kind: fc.constant('begin' as const), which, acquisition: fc.constantFrom(1, 2, 6) }),
  fc.record({ kind: fc.constant('begin' as const), which, acquisition: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constantFrom('pay', 'pay', 'payLess', 'decline', 'tell', 'tell', 'forge'), which }),
  fc.record({ kind: fc.constantFrom('read', 'cancel', 'refund'), which }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 5, 20, 100) }),
  fc.record({ kind: fc.constant('bank' as const), fault: fc.constantFrom('none', 'none', 'error', 'cut') }),
  fc.record({ kind: fc.constant('lose' as const), answers: fc.nat(2) }),
) as fc.Arbitrary<Deed>;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: plainDeed },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('die' as const), statements: fc.nat(15), doing: plainDeed }),
  },
);

/** All that a game is played with. */
interface Game {
  readonly orders: Order[];
  readonly sent: MailTask[];
  fault: 'none' | 'error' | 'cut';
}

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items.length > 0 ? items[index % items.length] : undefined;

/** Faults of the bank and deaths of the process are part of the game. */
const daring = async (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    if (!(error instanceof Crash) && name !== 'ProviderFault') throw error;
  });

/** Payers reach the bank even when we do not. */
async function asPayer({ fault }: Game, act: () => Promise<void>): Promise<void> {
  bank().breakDown('none');
  bank().loseAnswers(0);
  await act();
  bank().breakDown(fault);
}

/** Rivals may have left nothing to put into a basket, and whoever served it may have died. */
async function orderIfFree({ orders }: Game): Promise<void> {
  const [count] = await rows(sql<{ taken: number }>`
    select count(*) as taken from stock_units where date_id = 12 and (expires_at is null or expires_at > ${stage.now()})`);
  if (orders.length < 4 && (count?.taken ?? 0) <= 38)
    await ordered().then(
      (order) => orders.push(order),
      (error: unknown) => expect(life.hasEnded(), String(error)).toBe(true),
    );
}

const bankIds = async () =>
  (
    await rows(sql<{ id: string }>`
      select provider_payment_id as id from payments
      where provider = 'sandbox' and provider_payment_id not like 'none:%' order by turn`)
  ).map(({ id }) => id);

const post = ({ sent }: Game) =>
  workOutbox({
    store: desk().store,
    sendMail: async (task) => void sent.push(task),
    closeReceipts: async () => undefined,
  });

async function play(game: Game, one: Deed): Promise<void> {
  const order = 'which' in one ? pick(game.orders, one.which) : undefined;
  const payment = 'which' in one ? pick(await bankIds(), one.which) : undefined;
  const url = `/api/orders/${order?.token}`;
  switch (one.kind) {
    case 'order':
      return orderIfFree(game);
    case 'rival':
      for (const _ of Array(6)) await visitor().add('12:floor', 6);
      return;
    case 'begin':
      if (order) await call('POST', `${url}/payments`, { body: { acquisition_id: one.acquisition } });
      return;
    case 'pay':
    case 'payLess':
    case 'decline':
      if (payment) await asPayer(game, () => bank()[one.kind](payment));
      return;
    case 'tell':
    case 'forge':
      if (payment) {
        const told = await (one.kind === 'tell' ? bank().notify(payment) : bank().forge(payment));
        await daring(hearNotification(desk(), 'sandbox', told));
      }
      return;
    case 'read':
      if (order) await call('GET', url);
      return;
    case 'cancel':
      if (order) await call('POST', `${url}/cancel`);
      return;
    case 'refund':
      if (order) await daring(refundOrder(desk(), Number(order.number), { kind: 'all' }));
      return;
    case 'sweep':
      return daring(sweepPayments(desk())) as Promise<void>;
    case 'post':
      return daring(post(game)) as Promise<void>;
    case 'pass':
      return pass(one.minutes);
    case 'bank':
      game.fault = one.fault;
      return bank().breakDown(one.fault);
    case 'lose':
      return bank().loseAnswers(one.answers);
    case 'die':
      life.endAfter(one.statements);
      await play(game, one.doing);
      return life.endAfter(Number.POSITIVE_INFINITY);
  }
}

/** One mail for each happening: what is told again, after a death, is told under the same name. */
async function expectOneMailEach({ sent }: Game): Promise<void> {
  const paid = await rows(sql<{ id: string }>`select id from orders where state in ('paid', 'refunded')`);
  const told = new Set(sent.filter(({ kind }) => kind === 'order_paid').map(({ happening }) => happening));
  expect([...told].toSorted()).toEqual(paid.map(({ id }) => `order_paid:${id}`).toSorted());
}

const sharedSeats = sql`
  select date_id, zone, unit from tickets where revoked_at is null
  group by event_id, date_id, zone, unit having count(*) > 1`;

test('whatever happens, in whatever order: after quiet every sum is where it belongs', patient, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30, size: 'max' }), async (deeds) => {
      await reset();
      const game: Game = { orders: [], sent: [], fault: 'none' };
      for (const one of deeds) await play(game, one);
      await comeToRest(stage, 60 * 24 * 6);
      await post(game);
      await expectSound(stage);
      await expectOneMailEach(game);
      expect(await rows(sharedSeats)).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
});
