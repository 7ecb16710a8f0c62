import type { Money } from '@parterre/domain/money/money';
import {
  type JournalPart,
  type OrderPart,
  receivedParts,
  returnedParts,
  reversedParts,
} from '@parterre/domain/order/journal-parts';
import { certificateWay } from '@parterre/domain/order/return-way';
import { type LockedOrder, recordOrderEvent } from './order.service.ts';
import { type BookedPart, type EntryPart, selectBookedParts } from './order-events.queries.ts';
import { lineVat, type OrderLineRecord, type PaymentRecord, type RefundRecord } from './order-record.ts';

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
  const parts = isKept
    ? receivedParts(orderParts(locked, await readBooked(locked)), received.amountMinor)
    : receivedParts<LinePart>([], received.amountMinor);
  recordMoney(locked, 'payment.succeeded', { payment, amount: received, parts });
}

/** The same of money that has gone back. */
export async function recordReturned(
  locked: LockedOrder,
  payment: PaymentRecord,
  refund: RefundRecord,
  amount: Money,
): Promise<void> {
  const booked = await readBooked(locked);
  const own = booked.filter(({ payment_id, kind }) => payment_id === payment.id && kind === 'unassigned');
  const parts = returnedParts(orderParts(locked, booked), {
    amountMinor: amount.amountMinor,
    offerIds: refund.offer_ids,
    unassignedMinor: own.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    isUnassigned: payment.outcome !== 'kept' || refund.reason === 'overpaid',
  });
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
  const { payment, refund } = correction;
  const booked = await readBooked(locked);
  const wrong = booked
    .filter((one) => one.payment_id === payment.id && one.refund_id === (refund?.id ?? null))
    .map(({ offer_id, kind, amount_minor }) => ({ offerId: offer_id, kind, amountMinor: amount_minor }));
  const parts = reversedParts(orderParts(locked, booked), wrong);
  recordMoney(locked, refund ? 'refund.corrected' : 'payment.corrected', { ...correction, parts });
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
    // What a buyer took as a certificate has not left by the way it came: it is owed.
    way: refund?.certificate ? certificateWay : { kind: payment.kind, provider: payment.provider },
    parts: parts.map((part) => toEntryPart(part)),
  });
}

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
