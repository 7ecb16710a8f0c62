import { isDeepStrictEqual } from 'node:util';
import type { Order } from '@parterre/contracts/orders/order';
import type { MoveSettlement } from '@parterre/domain/order/ticket-move';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../src/database/sql.ts';
import { totalDue } from '../src/features/sales/order/order-record.ts';
import { correctReceipt, receiveInvoice } from '../src/features/sales/payments/invoices.service.ts';
import { type RefundRequest, refundOrder } from '../src/features/sales/refunds/refund-order.service.ts';
import { brokenInvariants } from '../src/testing/broken-invariants.ts';
import { expectReportsToAddUp, readReport } from '../src/testing/settlement/journal-sums.ts';
import { expectMoneyWithItsTickets } from '../src/testing/settlement/money-with-tickets.ts';
import { type BankGives, movingFixture } from '../src/testing/settlement/moving-fixture.ts';
import { modelSteps } from './model-steps.ts';
import { planOnce } from './plan-once.ts';

const maxDeeds = 25;
const numRuns = Math.ceil(modelSteps(120) / (maxDeeds * 0.6));
const patient = { timeout: 300_000 + numRuns * 60_000 };

const fixture = movingFixture();
planOnce(() => fixture.api().database.db);
const {
  order,
  payByCard,
  payByCertificate,
  call,
  deps,
  now,
  pass,
  rows,
  settlement,
  close,
  tax,
  sell,
  reset,
  sweep,
  moveInput,
  move,
  bankGives,
} = fixture;

/** What may happen to money, in any order; numbers choose among what is there. */
type Deed =
  | { readonly kind: 'order'; readonly tickets: number; readonly floor: number; readonly isInvoice: boolean }
  | { readonly kind: 'counter'; readonly places: number; readonly way: 'cash' | 'card_terminal' }
  | { readonly kind: 'card' | 'return' | 'correct' | 'cancel'; readonly which: number }
  | { readonly kind: 'certificate'; readonly which: number; readonly minor: number }
  | { readonly kind: 'receive'; readonly which: number; readonly excess: number; readonly isAnother: boolean }
  | {
      readonly kind: 'refund';
      readonly which: number;
      readonly what: 'all' | 'ticket' | 'sum';
      readonly minor: number;
    }
  | {
      readonly kind: 'move';
      readonly which: number;
      readonly to: readonly string[];
      readonly settlement: MoveSettlement;
    }
  | { readonly kind: 'bank'; readonly gives: BankGives }
  | { readonly kind: 'tax'; readonly percent: number; readonly feePercent: number }
  | { readonly kind: 'pass'; readonly hours: number }
  | { readonly kind: 'close' };

const which = fc.nat(5);
/** Where tickets may be moved to, and what they cost there. */
const prices: Readonly<Record<string, number>> = {
  '12:6': 1000,
  '12:7': 1000,
  '12:floor': 500,
  '2:stalls': 3000,
  '2:balcony': 1000,
};
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      tickets: fc.nat(1),
      floor: fc.nat(3),
      isInvoice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('counter' as const),
      places: fc.integer({ min: 1, max: 3 }),
      way: fc.constantFrom('cash', 'card_terminal'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('card', 'card', 'return', 'correct', 'cancel'), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('certificate' as const),
      which,
      minor: fc.constantFrom(3333, 77_777, 900_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('receive' as const),
      which,
      excess: fc.constantFrom(0, 0, 0, 101),
      isAnother: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      which,
      what: fc.constantFrom('all', 'ticket', 'sum'),
      minor: fc.integer({ min: 1, max: 60_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which,
      to: fc.array(fc.constantFrom(...Object.keys(prices)), { minLength: 1, maxLength: 3 }),
      settlement: fc.constantFrom('cash', 'transfer', 'refund', 'refund', 'waive'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('bank' as const),
      gives: fc.constantFrom('at once', 'later', 'never'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('tax' as const),
      percent: fc.constantFrom(0, 5.5, 20, 22),
      feePercent: fc.constantFrom(0, 20),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.constantFrom(1, 20, 30) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'close' as const }) },
);

type Sold = Pick<Order, 'token' | 'number'>;

const pick = (orders: readonly Sold[], index: number): Sold | undefined =>
  orders.length > 0 ? orders[index % orders.length] : undefined;

/** On sale until the day before the performance; beyond that nothing is sold. */
const isOnSale = () => now() < new Date('2026-12-15T00:00:00Z');

async function refundRequest(
  bought: Sold,
  { what, minor }: Extract<Deed, { kind: 'refund' }>,
): Promise<RefundRequest> {
  if (what === 'all') return { kind: 'all' };
  if (what === 'sum') return { kind: 'sum', minor };
  const [ticket] = await rows(sql<{ number: string }>`
    select tickets.number from tickets join orders on orders.id = tickets.order_id
    where orders.token = ${bought.token} and revoked_at is null
    order by tickets.number limit 1`);
  return { kind: 'tickets', numbers: [ticket?.number ?? '0'] };
}

async function play(orders: Sold[], one: Deed): Promise<void> {
  const bought = 'which' in one ? pick(orders, one.which) : undefined;
  switch (one.kind) {
    case 'order':
      if (isOnSale() && orders.length < 6 && one.tickets + one.floor > 0)
        orders.push(
          await order(
            {
              ...(one.tickets > 0 && { [`12:${[0, 2, 3, 6, 7, 0][orders.length]}`]: 1 }),
              ...(one.floor > 0 && { '12:floor': one.floor }),
            },
            // A house takes few invoices at once.
            one.isInvoice && orders.length === 0 ? 6 : 1,
          ),
        );
      return;
    case 'counter':
      if (isOnSale() && orders.length < 6) orders.push(await sell(one.places, one.way));
      return;
    case 'card':
      if (bought && (await isWaiting(bought))) await payByCard(bought);
      return;
    case 'certificate':
      if (bought) await payByCertificate(bought, one.minor);
      return;
    case 'receive':
      if (bought)
        await receiveInvoice(
          deps(),
          Number(bought.number),
          (found) => ({
            amountMinor: Math.max(100, totalDue(found).amountMinor + one.excess),
            currency: 'RUB',
          }),
          { isAnother: one.isAnother },
        );
      return;
    case 'correct':
      if (bought) await correctReceipt(deps(), Number(bought.number), 'the wrong sum');
      return;
    case 'cancel':
    case 'return':
      if (bought) await call('POST', `/api/orders/${bought.token}/${one.kind}`, { body: { date_id: 12 } });
      return;
    case 'refund':
      if (bought) await refundOrder(deps(), Number(bought.number), await refundRequest(bought, one));
      return;
    case 'move':
      if (bought) await moveSome(bought, one);
      return;
    case 'bank':
      return bankGives(one.gives);
    case 'tax':
      return tax(
        { percent: one.percent },
        one.feePercent > 0 ? { percent: one.feePercent } : { exempt: '§ 4 Nr. 20' },
      );
    case 'pass':
      pass(one.hours * 60);
      return sweep();
    case 'close':
      await close(yesterday());
  }
}

/** As many of the tickets as there are places to go to. What is taken, or costs what cannot be made up so, is refused. */
async function moveSome(bought: Sold, { to, settlement }: Extract<Deed, { kind: 'move' }>): Promise<void> {
  const old = await rows(sql<{ price_minor: number }>`
    select order_lines.price_minor
    from tickets
    join orders on orders.id = tickets.order_id
    join order_lines on order_lines.order_id = orders.id and order_lines.offer_id = tickets.offer_id
    where orders.token = ${bought.token} and revoked_at is null
    order by tickets.performance_id, tickets.seat, tickets.offer_id, unit
    limit ${to.length}`);
  const places = to.slice(0, old.length);
  if (places.length === 0) return;
  const difference = places.reduce(
    (sum, place, index) => sum + (prices[place] ?? 0) - (old[index]?.price_minor ?? 0) / 100,
    0,
  );
  const outcome = await move(
    await moveInput(bought, places, difference, difference === 0 ? 'even' : settlement),
  );
  if (outcome.kind === 'refused') expect(outcome.problem.error.code).not.toBe('difference_changed');
}

const isWaiting = async ({ token }: Sold): Promise<boolean> => {
  const [row] = await rows(sql<{ state: string }>`
    select state from orders where token = ${token} and expires_at > ${now()}`);
  return row?.state === 'awaiting_payment';
};

/** Two places, paid mostly by certificate and then by card; one goes back, the other is moved while its money is on its way. */
const half = (before: Deed[], between: Deed[]): readonly Deed[] => [
  { kind: 'order', tickets: 0, floor: 2, isInvoice: false },
  { kind: 'certificate', which: 0, minor: 77_777 },
  { kind: 'card', which: 0 },
  ...before,
  { kind: 'refund', which: 0, what: 'ticket', minor: 0 },
  ...between,
  { kind: 'move', which: 0, to: ['2:balcony'], settlement: 'waive' },
];
const cases: readonly (readonly Deed[])[] = [
  half([{ kind: 'bank', gives: 'later' }], []),
  half([{ kind: 'bank', gives: 'never' }], []),
  half([], [{ kind: 'bank', gives: 'later' }]),
];

/** By the clock of the house. */
const yesterday = () => new Date(now().getTime() + (3 - 24) * 3_600_000).toISOString().slice(0, 10);

it(
  'whatever is sold and given back, by whatever it is grouped: every sum is that of the journal, and what was closed stays',
  patient,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: maxDeeds }), async (deeds) => {
        await reset();
        bankGives('at once');
        await tax({ percent: 20 });
        const orders: Sold[] = [];
        const closed = new Map<string, unknown>();
        let before: unknown;
        for (const one of deeds) {
          await play(orders, one);
          const books = await fingerprint();
          // Nothing was booked, and nothing that is booked is taxed otherwise by now.
          if (isDeepStrictEqual(books, before) && one.kind !== 'tax') continue;
          before = books;
          await expectReportsToAddUp(settlement());
          const { closed_until: until } = await readReport(settlement());
          if (until !== null && !closed.has(until)) closed.set(until, await closedReports(until));
          for (const [day, reports] of closed) expect(await closedReports(day)).toEqual(reports);
        }
        bankGives('at once');
        for (const hours of [1, 24]) {
          pass(hours * 60);
          await sweep();
        }
        await expectMoneyWithItsTickets(fixture);
        const broken = await brokenInvariants(fixture.api().database.db, now());
        expect(broken.filter((breach) => /journal|closed|booked/.test(breach))).toEqual([]);
      }),
      { numRuns, examples: cases.map((deeds): [Deed[]] => [[...deeds]]) },
    );
  },
);

/** Of all that reports are made of. */
const fingerprint = () =>
  rows(sql`
    select (select count(*) from journal) as movements, (select count(*) from journal_parts) as parts,
      (select count(*) from closed_periods) as periods, (select count(*) from voucher_events) as uses,
      (select sum(left_minor)::bigint from certificates) as owed`);

/** All that is said of the days until then; what was closed later is not part of it. */
const closedReports = (until: string) =>
  Promise.all(
    (['day', 'event', 'performance', 'way', 'vat'] as const).map(async (by) => {
      const { rows: shown, totals, is_closed } = await readReport(settlement(), { by, until });
      expect(is_closed).toBe(true);
      return { shown, totals };
    }),
  );
