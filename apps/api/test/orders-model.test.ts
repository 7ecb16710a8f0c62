import type { Order } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { totalDue } from '../src/features/sales/order/order-record.ts';
import { type MailTask, workOutbox } from '../src/features/sales/outbox/outbox.service.ts';
import { issueCertificate } from '../src/features/sales/payments/certificates.service.ts';
import { compareBooks } from '../src/features/sales/payments/compare-books.service.ts';
import { correctReceipt, receiveInvoice } from '../src/features/sales/payments/invoices.service.ts';
import { handleNotification } from '../src/features/sales/payments/notifications.service.ts';
import { sweepPayments } from '../src/features/sales/payments/sweep-payments.service.ts';
import { refundOrder } from '../src/features/sales/refunds/refund-order.service.ts';
import { announce, usualStart } from '../src/testing/announce.ts';
import { Crash } from '../src/testing/mortal-database.ts';
import { orderFixture } from '../src/testing/order-fixture.ts';
import { expectNothingLost, waitUntilIdle } from '../src/testing/quiet.ts';

// 30 games here; by night: ORDERS_MODEL_RUNS=500 npm test.
const numRuns = Number(process.env.ORDERS_MODEL_RUNS ?? 30);
const patient = { timeout: 120_000 + numRuns * 3000 };

const fixture = orderFixture();
const { ordered, bank, call, deps, pass, rows, life, visitor, reset } = fixture;

/**
 * What may happen, in any order; numbers choose among what is there. The bank tells of a payment as often and as late as
 * this has it told, or never.
 */
type Deed =
  | { readonly kind: 'order' | 'sweep' | 'rival' | 'post' }
  | { readonly kind: 'begin'; readonly which: number; readonly acquisition: 1 | 2 | 6 }
  | { readonly kind: 'pay' | 'payLess' | 'decline'; readonly which: number }
  | { readonly kind: 'tell' | 'forge'; readonly which: number }
  | { readonly kind: 'read' | 'cancel' | 'refund' | 'return'; readonly which: number }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'bank'; readonly fault: 'none' | 'error' | 'cut' }
  | { readonly kind: 'lose'; readonly answers: number }
  /** Money that the bank's own people give back, and tell of at once or not before the end. */
  | { readonly kind: 'refundAtBank'; readonly which: number; readonly part: 1 | 2; readonly isTold: boolean }
  | { readonly kind: 'certificate'; readonly which: number; readonly minor: number }
  /** A transfer as a person enters it: what is due, or more or less. */
  | { readonly kind: 'receive'; readonly which: number; readonly excess: number; readonly isAnother: boolean }
  | { readonly kind: 'correct'; readonly which: number }
  | {
      readonly kind: 'announce';
      readonly start: string;
      readonly status: 'scheduled' | 'cancelled' | 'postponed';
    }
  /** The process dies so many statements from now, whatever it does then; another takes its place. */
  | { readonly kind: 'die'; readonly statements: number; readonly doing: Deed };

const which = fc.nat(5);
const plainDeed = fc.oneof(
  fc.constantFrom('order', 'order', 'sweep', 'rival', 'post').map((kind) => ({ kind }) as Deed),
  fc.record({ kind: fc.constant('begin' as const), which, acquisition: fc.constantFrom(1, 2, 6) }),
  fc.record({ kind: fc.constant('begin' as const), which, acquisition: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constantFrom('pay', 'pay', 'payLess', 'decline', 'tell', 'tell', 'forge'), which }),
  fc.record({ kind: fc.constantFrom('read', 'cancel', 'refund', 'return'), which }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 5, 20, 100) }),
  fc.record({ kind: fc.constant('bank' as const), fault: fc.constantFrom('none', 'none', 'error', 'cut') }),
  fc.record({ kind: fc.constant('lose' as const), answers: fc.nat(2) }),
  fc.record({
    kind: fc.constant('refundAtBank' as const),
    which,
    part: fc.constantFrom(1, 1, 2),
    isTold: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('certificate' as const),
    which,
    minor: fc.constantFrom(30_000, 110_000, 200_000),
  }),
  fc.record({
    kind: fc.constant('receive' as const),
    which,
    excess: fc.constantFrom(0, 0, 0, -100, 100),
    isAnother: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('correct' as const), which }),
  fc.record({
    kind: fc.constant('announce' as const),
    start: fc.constantFrom(usualStart, usualStart, '2026-12-19T19:00', '2027-03-18T19:00'),
    status: fc.constantFrom('scheduled', 'scheduled', 'cancelled', 'postponed'),
  }),
) as fc.Arbitrary<Deed>;
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: plainDeed },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('die' as const), statements: fc.nat(15), doing: plainDeed }),
  },
);

type Told = Awaited<ReturnType<ReturnType<typeof bank>['refundAtProvider']>>;

/** All that a game is played with. */
interface Game {
  readonly orders: Order[];
  readonly sent: MailTask[];
  /** Refunds of the bank's own people that nobody has been told of yet, and those that somebody has, who may have died of it. */
  readonly untold: Told[];
  readonly told: Told[];
  isOnSale: boolean;
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
async function orderIfFree({ orders, isOnSale }: Game): Promise<void> {
  const [count] = await rows(sql<{ taken: number }>`
    select count(*) as taken from stock_units where performance_id = 12 and (expires_at is null or expires_at > ${fixture.now()})`);
  if (isOnSale && orders.length < 4 && (count?.taken ?? 0) <= 38)
    await ordered().then(
      (order) => orders.push(order),
      (error: unknown) => expect(life.hasEnded(), String(error)).toBe(true),
    );
}

const bankIds = async () =>
  (
    await rows(sql<{ id: string }>`
      select provider_payment_id as id from payments
      where provider = 'sandbox' and provider_payment_id not like 'none:%' order by sequence`)
  ).map(({ id }) => id);

const post = ({ sent }: Game) => workOutbox(deps(), async (task) => void sent.push(task));

async function refundAtBank(game: Game, payment: string, part: 1 | 2, isTold: boolean): Promise<void> {
  const [left] = await rows(sql<{ minor: number }>`
    select received_minor
      - (select coalesce(sum(amount_minor), 0) from refunds where payment_id = payments.id and state <> 'failed') as minor
    from payments where provider_payment_id = ${payment} and state = 'succeeded'`);
  if (!left || left.minor < part) return;
  let told: Told | undefined;
  await asPayer(game, async () => {
    told = await bank().refundAtProvider(payment, Math.ceil(left.minor / part));
  });
  if (!told) return;
  if (isTold) await daring(handleNotification(deps(), 'sandbox', told));
  game[isTold ? 'told' : 'untold'].push(told);
}

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
        await daring(handleNotification(deps(), 'sandbox', told));
      }
      return;
    case 'read':
      if (order) await call('GET', url);
      return;
    case 'cancel':
      if (order) await call('POST', `${url}/cancel`);
      return;
    case 'return':
      if (order) await call('POST', `${url}/return`, { body: { date_id: 12 } });
      return;
    case 'refund':
      if (order) await daring(refundOrder(deps(), Number(order.number), { kind: 'all' }));
      return;
    case 'sweep':
      return daring(sweepPayments(deps())) as Promise<void>;
    case 'post':
      return daring(post(game)) as Promise<void>;
    case 'pass':
      return pass(one.minutes);
    case 'bank':
      game.fault = one.fault;
      return bank().breakDown(one.fault);
    case 'lose':
      return bank().loseAnswers(one.answers);
    case 'refundAtBank':
      if (payment) await refundAtBank(game, payment, one.part, one.isTold);
      return;
    case 'certificate':
      if (order) {
        const { code } = await issueCertificate(
          fixture.api().database.db,
          money(one.minor, 'RUB'),
          fixture.now(),
        );
        const body = { acquisition_id: 7, certificate_code: code };
        await call('POST', `${url}/payments`, { body });
      }
      return;
    case 'receive':
      if (order) {
        const amount = (found: Parameters<typeof totalDue>[0]) =>
          money(Math.max(100, totalDue(found).amountMinor + one.excess), 'RUB');
        const { isAnother } = one;
        await daring(receiveInvoice(deps(), Number(order.number), amount, { isAnother }));
      }
      return;
    case 'correct':
      if (order) await daring(correctReceipt(deps(), Number(order.number), 'the wrong sum'));
      return;
    case 'announce':
      game.isOnSale = one.status === 'scheduled';
      return announce(fixture, { started_at: one.start, status: one.status });
    case 'die':
      life.endAfter(one.statements);
      await play(game, one.doing);
      return life.endAfter(Number.POSITIVE_INFINITY);
  }
}

/**
 * One mail for each time that an order was paid: what is told again, after a death, is told under the same name. What was
 * refunded, or its receipt corrected, before the mail went out has none.
 */
async function expectOneMailEach({ sent }: Game): Promise<void> {
  const orders = await rows(
    sql<{ id: string; state: string; reopened: number }>`select id, state, reopened from orders`,
  );
  const name = (id: string, reopened: number) => `order_paid:${id}${reopened === 0 ? '' : `:${reopened}`}`;
  const due = orders.filter(({ state }) => state === 'paid').map(({ id, reopened }) => name(id, reopened));
  const allowed = orders.flatMap(({ id, state, reopened }) => {
    const payments = reopened + (state === 'paid' || state === 'refunded' ? 1 : 0);
    return Array.from({ length: payments }, (_, before) => name(id, before));
  });
  const told = new Set(
    sent.filter(({ kind }) => kind === 'order_paid').map(({ deduplicationKey }) => deduplicationKey),
  );
  expect(due.filter((mail) => !told.has(mail))).toEqual([]);
  expect([...told].filter((mail) => !allowed.includes(mail))).toEqual([]);
}

/** What the doctor says when the books are held against the bank, of the orders of this game. */
async function bankFindings({ orders }: Game): Promise<string[]> {
  const provider = fixture.providers.get('sandbox');
  if (!provider) throw new Error('there is no bank');
  const period = { since: new Date(Date.now() - 60_000), at: fixture.now() };
  const { findings } = await compareBooks(fixture.api().database.db, provider, period);
  return findings.filter((finding) => orders.some(({ number }) => finding.includes(`of order ${number}:`)));
}

const sharedSeats = sql`
  select performance_id, zone, unit from tickets where revoked_at is null
  group by event_id, performance_id, zone, unit having count(*) > 1`;

it('whatever happens, in whatever order: after quiet every sum is where it belongs', patient, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 30, size: 'max' }), async (deeds) => {
      await reset();
      const game: Game = { orders: [], sent: [], untold: [], told: [], isOnSale: true, fault: 'none' };
      for (const one of deeds) await play(game, one);
      await waitUntilIdle(fixture, 60 * 24 * 6);
      const findings = await bankFindings(game);
      expect(findings.length > 0, findings.join('\n')).toBe(game.untold.length > 0);
      for (const told of [...game.untold, ...game.told]) await handleNotification(deps(), 'sandbox', told);
      expect(await bankFindings(game)).toEqual([]);
      await announce(fixture, { started_at: usualStart, status: 'scheduled' });
      await post(game);
      await expectNothingLost(fixture);
      await expectOneMailEach(game);
      expect(await rows(sharedSeats)).toEqual([]);
    }),
    { numRuns, endOnFailure: true },
  );
});
