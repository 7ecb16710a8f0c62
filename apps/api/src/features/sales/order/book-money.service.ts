import { type Money, money } from '@parterre/domain/money/money';
import {
  type JournalPart,
  type OrderPart,
  receivedParts,
  returnedParts,
  reversedParts,
} from '@parterre/domain/order/journal-parts';
import { certificateWay } from '@parterre/domain/order/return-way';
import { type LockedOrder, recordOrderEvent } from './order.service.ts';
import {
  type BookedPart,
  type EntryPart,
  insertEarlierParts,
  selectBookedParts,
  selectUnbookedEntries,
  type UnbookedEntry,
} from './order-events.queries.ts';
import {
  findPayment,
  lineVat,
  type OrderLineRecord,
  type PaymentRecord,
  type RefundRecord,
} from './order-record.ts';

interface LinePart extends OrderPart {
  readonly line: OrderLineRecord;
}

/** Writes into the journal that money has come, and what it is for. `isKept`: it counts towards the order. */
export async function recordReceived(
  locked: LockedOrder,
  payment: PaymentRecord,
  received: Money,
  isKept: boolean,
): Promise<void> {
  const booked = isKept ? await readBooked(locked) : [];
  const parts = shareReceived(locked, booked, received, isKept);
  recordMoney(locked, 'payment.succeeded', { payment, amount: received, parts });
}

/** The same of money that has gone back. */
export async function recordReturned(
  locked: LockedOrder,
  payment: PaymentRecord,
  refund: RefundRecord,
  amount: Money,
): Promise<void> {
  const parts = shareReturned(locked, await readBooked(locked), { payment, refund, amount });
  recordMoney(locked, 'refund.done', { payment, refund, amount, parts });
}

interface Correction {
  readonly payment: PaymentRecord;
  /** What went back of it, where that is corrected. */
  readonly refund?: RefundRecord;
  readonly amount: Money;
  readonly reason?: string;
}

/** What was entered wrongly is taken back part by part; the journal keeps both. */
export async function recordCorrected(locked: LockedOrder, correction: Correction): Promise<void> {
  const parts = shareCorrected(locked, await readBooked(locked), correction);
  const entry = correction.refund ? 'refund.corrected' : 'payment.corrected';
  recordMoney(locked, entry, { ...correction, parts });
}

/**
 * Says of what is in the journal already what it was for: a process of an earlier version has written it, while this one was put in its
 * place. As it would have been said at once, as far as the order still knows.
 */
export async function bookEarlierEntries(locked: LockedOrder): Promise<void> {
  const { tx, order } = locked;
  for (const entry of await selectUnbookedEntries(tx, order.id)) {
    const booked = await selectBookedParts(tx, order.id);
    const payment = findPayment(order, entry.payment_id);
    const refund = payment.refunds.find(({ id }) => id === entry.refund_id);
    const parts = shareEarlier(locked, booked, { entry, payment, ...(refund && { refund }) });
    const rest = movedMinor(entry) - parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const whole = rest === 0 ? parts : [...parts, { part: null, amountMinor: rest, vatMinor: 0 }];
    await insertEarlierParts(tx, entry.id, movedWay(payment, refund), whole.map(toEntryPart));
  }
}

const movedMinor = ({ entry, amount_minor }: UnbookedEntry): number =>
  entry === 'payment.succeeded' || entry === 'refund.corrected' ? amount_minor : -amount_minor;

interface EarlierEntry extends Pick<Correction, 'payment' | 'refund'> {
  readonly entry: UnbookedEntry;
}

function shareEarlier(
  locked: LockedOrder,
  booked: readonly BookedPart[],
  { entry, payment, refund }: EarlierEntry,
): JournalPart<LinePart>[] {
  const amount = money(entry.amount_minor, entry.currency);
  const isKept = payment.outcome === 'kept' && entry.currency === locked.order.currency;
  if (entry.entry === 'payment.succeeded') return shareReceived(locked, booked, amount, isKept);
  if (entry.entry === 'refund.done' && refund)
    return shareReturned(locked, booked, { payment, refund, amount });
  return shareCorrected(locked, booked, { payment, ...(refund && { refund }) });
}

const shareReceived = (
  locked: LockedOrder,
  booked: readonly BookedPart[],
  { amountMinor }: Money,
  isKept: boolean,
): JournalPart<LinePart>[] => receivedParts(isKept ? orderParts(locked, booked) : [], amountMinor);

interface Returned {
  readonly payment: PaymentRecord;
  readonly refund: RefundRecord;
  readonly amount: Money;
}

function shareReturned(
  locked: LockedOrder,
  booked: readonly BookedPart[],
  { payment, refund, amount }: Returned,
): JournalPart<LinePart>[] {
  const own = booked.filter(({ payment_id, kind }) => payment_id === payment.id && kind === 'unassigned');
  return returnedParts(orderParts(locked, booked), {
    amountMinor: amount.amountMinor,
    offerIds: refund.offer_ids,
    unassignedMinor: own.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    isUnassigned: payment.outcome !== 'kept' || refund.reason === 'overpaid',
  });
}

function shareCorrected(
  locked: LockedOrder,
  booked: readonly BookedPart[],
  { payment, refund }: Pick<Correction, 'payment' | 'refund'>,
): JournalPart<LinePart>[] {
  const wrong = booked
    .filter((one) => one.payment_id === payment.id && one.refund_id === (refund?.id ?? null))
    .map(({ offer_id, kind, amount_minor }) => ({ offerId: offer_id, kind, amountMinor: amount_minor }));
  return reversedParts(orderParts(locked, booked), wrong);
}

/** What is in the books already, and what this transaction is about to add. */
async function readBooked({ tx, order, entries }: LockedOrder): Promise<readonly BookedPart[]> {
  const pending = entries.flatMap(({ paymentId, refundId, parts = [] }) =>
    parts.map((part) => ({ ...part, payment_id: paymentId ?? '', refund_id: refundId ?? null })),
  );
  // Of most orders nothing is booked before their one payment.
  const isFirst = order.payments.every(({ received_minor }) => received_minor === null);
  return [...(isFirst ? [] : await selectBookedParts(tx, order.id)), ...pending];
}

const orderParts = ({ order }: LockedOrder, booked: readonly BookedPart[]): LinePart[] =>
  order.lines.flatMap((line): LinePart[] =>
    (['ticket', 'fee'] as const).map((kind) => {
      const own = booked.filter((one) => one.offer_id === line.offer_id && one.kind === kind);
      return {
        line,
        kind,
        offerId: line.offer_id,
        count: line.count,
        unitMinor: kind === 'ticket' ? line.price_minor : line.service_fee_minor,
        vat: lineVat(line, kind),
        bookedMinor: own.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
        bookedVatMinor: own.reduce((sum, { vat_minor }) => sum + vat_minor, 0),
      };
    }),
  );

interface MovedMoney extends Correction {
  readonly parts: readonly JournalPart<LinePart>[];
}

function recordMoney(
  locked: LockedOrder,
  entry: string,
  { payment, refund, amount, reason, parts }: MovedMoney,
): void {
  recordOrderEvent(locked, {
    entry,
    paymentId: payment.id,
    refundId: refund?.id,
    amount,
    reason,
    way: movedWay(payment, refund),
    parts: parts.map(toEntryPart),
  });
}

/** What a buyer took as a certificate has not left by the way it came: it is owed. */
const movedWay = ({ kind, provider }: PaymentRecord, refund: RefundRecord | undefined) =>
  refund?.certificate ? certificateWay : { kind, provider };

const toEntryPart = ({ part, amountMinor, vatMinor }: JournalPart<LinePart>): EntryPart => ({
  offer_id: part?.offerId ?? null,
  kind: part?.kind ?? 'unassigned',
  event_id: part?.line.event_id ?? null,
  performance_id: part?.line.performance_id ?? null,
  performance_at: part?.line.subject.date.started_at ?? null,
  vat_rate: part?.vat?.rate ?? null,
  vat_exemption: part?.vat?.exemption ?? null,
  amount_minor: amountMinor,
  vat_minor: vatMinor,
});
