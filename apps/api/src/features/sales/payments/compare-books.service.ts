import { formatMoney } from '@parterre/domain/money/format-money';
import { type Money, money } from '@parterre/domain/money/money';
import {
  type BookedMovement,
  type BooksDifference,
  booksDifference,
} from '@parterre/domain/order/books-difference';
import type { Db } from '../../../database/connect.ts';
import {
  type BookedRow,
  type Period,
  selectBookedPayments,
  selectBookedRefunds,
  selectOtherPayments,
  selectOtherRefunds,
  selectUnansweredRefunds,
  type UnlistedRow,
} from './books.queries.ts';
import type { PaymentProvider, ProviderEntry } from './providers/payment-provider.ts';

export interface BooksComparison {
  readonly payments: number;
  readonly refunds: number;
  /** What differs, each with what to do about it. */
  readonly findings: readonly string[];
}

/** Money of a payment or a refund, as the provider said it when it was last asked. */
interface ProviderSide {
  readonly kind: 'payment' | 'refund';
  readonly id: string;
  /** The provider's id of the payment: its own, or the one that a refund gives back. */
  readonly paymentId: string;
  readonly there: Money | null;
}

interface Movement extends ProviderSide {
  readonly order: number | undefined;
  readonly books: BookedMovement | undefined;
}

const batchSize = 500;
/** Clocks differ, and a payment is written down here before it is begun there. */
const marginMs = 3600 * 1000;
/** Where more than that differs, it is not because the sale went on meanwhile, and the provider is not asked for each of them. */
const maxReadAgain = 200;

/** Holds the books against what a provider lists of a time, both ways. Reads only. */
export async function compareBooks(
  db: Db,
  provider: PaymentProvider,
  period: Period,
): Promise<BooksComparison> {
  const seen = { payment: [] as string[], refund: [] as string[] };
  const suspects: Movement[] = [];
  let batch: ProviderSide[] = [];
  const checkBatch = async () => {
    const movements = await findInBooks(db, provider.code, batch, period.at);
    for (const { kind, id } of movements) seen[kind].push(id);
    suspects.push(...movements.filter(findDifference));
    batch = [];
  };
  for await (const entry of provider.list(new Date(period.since.getTime() - marginMs))) {
    batch.push(toProviderSide(entry));
    if (batch.length === batchSize) await checkBatch();
  }
  await checkBatch();
  suspects.push(
    ...(await selectOtherPayments(db, provider.code, period, seen.payment)).map(toUnlisted('payment')),
    ...(await selectOtherRefunds(db, provider.code, period, seen.refund)).map(toUnlisted('refund')),
  );
  const confirmed = await readAgain(db, provider, suspects, period.at);
  const findings = confirmed.map(([movement, difference]) => describe(provider.code, movement, difference));
  return { payments: seen.payment.length, refunds: seen.refund.length, findings };
}

const findDifference = ({ there, books }: Movement): BooksDifference | undefined =>
  booksDifference({ moved: there }, books);

function toProviderSide(entry: ProviderEntry): ProviderSide {
  if (entry.kind === 'payment') {
    const { providerPaymentId: id, received: there } = entry.payment;
    return { kind: 'payment', id, paymentId: id, there };
  }
  const { providerRefundId: id, providerPaymentId: paymentId, state, amount } = entry.refund;
  return { kind: 'refund', id, paymentId, there: state === 'done' ? amount : null };
}

const toUnlisted =
  (kind: Movement['kind']) =>
  (row: UnlistedRow): Movement => ({
    kind,
    id: row.id,
    paymentId: row.payment_id,
    order: row.order_number,
    there: null,
    books: booked(row),
  });

/**
 * The sale goes on while a list is read: a payment that the list has as unpaid, or not yet, may be in the books by the time
 * they are looked up. So what differs is read again on both sides, first there and then here. Only what differs from both what
 * the books said before and what they say afterwards is reported: money moves there before it is booked here.
 */
async function readAgain(
  db: Db,
  provider: PaymentProvider,
  suspects: readonly Movement[],
  at: Date,
): Promise<(readonly [Movement, BooksDifference])[]> {
  const still: Movement[] = [];
  for (const [index, movement] of suspects.entries()) {
    const there = index < maxReadAgain ? await readThere(provider, movement) : movement.there;
    still.push({ ...movement, there });
  }
  const differing = still.filter(findDifference);
  const reread = await findInBooks(db, provider.code, differing, at);
  return differing.flatMap((before, index) => {
    const { order = before.order, books = before.books } = reread[index] ?? before;
    const movement = { ...before, order, books };
    const difference = findDifference(movement);
    return difference ? [[movement, difference] as const] : [];
  });
}

/** What it does not know by its id stands as it was listed. */
async function readThere(
  provider: PaymentProvider,
  { kind, id, paymentId, there }: ProviderSide,
): Promise<Money | null> {
  if (kind === 'payment') {
    const payment = await provider.read(id);
    return payment ? payment.received : there;
  }
  const refund = await provider.readRefund({ providerPaymentId: paymentId, providerRefundId: id });
  if (!refund) return there;
  return refund.state === 'done' ? refund.amount : null;
}

async function findInBooks(
  db: Db,
  code: string,
  sides: readonly ProviderSide[],
  at: Date,
): Promise<Movement[]> {
  const paymentIds = sides.map(({ paymentId }) => paymentId);
  const refundIds = sides.flatMap(({ kind, id }) => (kind === 'refund' ? [id] : []));
  const bookedPayments = byId(await selectBookedPayments(db, code, paymentIds, at));
  const bookedRefunds = byId(await selectBookedRefunds(db, code, refundIds, at));
  const unanswered = new Set(await selectUnansweredRefunds(db, code, paymentIds, at));
  return sides.map((side): Movement => {
    const { kind, id, paymentId, there } = side;
    const row = (kind === 'payment' ? bookedPayments : bookedRefunds).get(id);
    const mayBeOurs =
      kind === 'refund' && unanswered.has(paymentId) ? { moved: null, isUnderWay: true } : undefined;
    return {
      kind,
      id,
      paymentId,
      there,
      order: bookedPayments.get(paymentId)?.order_number,
      books: row ? booked(row) : mayBeOurs,
    };
  });
}

const byId = (rows: readonly BookedRow[]) => new Map(rows.map((row) => [row.id, row]));

const booked = ({ moved_minor, moved_currency, is_under_way }: BookedRow): BookedMovement => ({
  moved: moved_minor === null || moved_currency === null ? null : money(moved_minor, moved_currency),
  isUnderWay: is_under_way,
});

/** What differs, and what a person can do about it. */
function describe(
  code: string,
  { kind, id, order, there, books }: Movement,
  difference: BooksDifference,
): string {
  const [sum, bookedSum] = [there, books?.moved ?? null].map((amount) =>
    amount ? formatMoney(amount, 'en') : 'nothing',
  );
  const what = `${kind} ${id}${order === undefined ? '' : ` of order ${order}`}`;
  const ask = `next: order ${order} --ask`;
  switch (difference) {
    case 'not_in_books':
      return order === undefined
        ? `${what}: ${code} has ${sum}, the books do not know it; next: look it up at ${code}, give back there what no order asked for`
        : `${what}: ${code} has ${sum}, the books do not know it; ${ask}`;
    case 'not_recorded':
      return `${what}: ${code} has ${sum}, the books have no money; ${ask}`;
    case 'not_at_provider':
      return kind === 'payment'
        ? `${what}: the books have ${bookedSum}, ${code} has no money; next: look it up at ${code} before its tickets let anybody in`
        : `${what}: the books gave ${bookedSum} back, ${code} did not; next: ask ${code} why, and give it back there`;
    case 'amount_differs':
      return `${what}: ${code} has ${sum}, the books have ${bookedSum}; next: look it up at ${code}`;
  }
}
