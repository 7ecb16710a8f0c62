import { type Money, money } from '@parterre/domain/money/money';
import {
  type JournalPart,
  type OrderPart,
  receivedParts,
  returnedParts,
  reversedParts,
} from '@parterre/domain/order/journal-parts';
import {
  type LeftPart,
  leavingMinor,
  leavingTicketsMinor,
  movedParts,
  type OpenRefund,
  type PaymentSum,
  returningSums,
} from '@parterre/domain/order/moved-parts';
import { returnedByRule } from '@parterre/domain/order/return-rule';
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
  bundleDiscount,
  findPayment,
  isGiftCard,
  lineVat,
  type OrderLineRecord,
  type OrderRecord,
  type PaymentRecord,
  type RefundRecord,
} from './order-record.ts';
import { selectReplacedLines } from './replaced-lines.queries.ts';

interface LinePart extends OrderPart {
  /** Null for a gift card. */
  readonly line: OrderLineRecord | null;
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

/** The same of money for these lines alone, whatever else is open. */
export async function recordReceivedFor(
  locked: LockedOrder,
  payment: PaymentRecord,
  received: Money,
  lines: readonly OrderLineRecord[],
): Promise<void> {
  const parts = receivedParts(orderParts(lines, await readBooked(locked)), received.amountMinor);
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
  const parts = await shareCorrected(locked, await readBooked(locked), correction);
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
    const parts = await shareEarlier(locked, booked, { entry, payment, ...(refund && { refund }) });
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

async function shareEarlier(
  locked: LockedOrder,
  booked: readonly BookedPart[],
  { entry, payment, refund }: EarlierEntry,
): Promise<JournalPart<LinePart>[]> {
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
): JournalPart<LinePart>[] => receivedParts(isKept ? allParts(locked.order, booked) : [], amountMinor);

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
  // What was to go back before and failed to is what goes when it is given again, unless another refund is about to give it.
  const others = payment.refunds.filter((one) => one.id !== refund.id && isOpen(one) && isExcess(one));
  const claimed = isExcess(refund) ? [] : others;
  return returnedParts(allParts(locked.order, booked), {
    amountMinor: amount.amountMinor,
    offerIds: refund.offer_ids,
    fellowIds: findFellows(locked.order, refund),
    keepsFees: keepsFees(refund),
    unassignedMinor: sumMinor(own) - sumMinor(claimed),
    isUnassigned: payment.outcome !== 'kept' || refund.offer_ids === null,
  });
}

/** Of the same bundles as the tickets that go back, where these do not bring their price whatever stays. */
function findFellows({ lines }: OrderRecord, { offer_ids }: Pick<RefundRecord, 'offer_ids'>): string[] {
  const bundles = new Set(
    lines
      .filter(({ offer_id }) => offer_ids?.includes(offer_id))
      .flatMap((line) => {
        const discount = bundleDiscount(line);
        return discount?.returns === 'full_price' ? discount.bundle_id : [];
      }),
  );
  return lines
    .filter((line) => bundles.has(bundleDiscount(line)?.bundle_id ?? ''))
    .map(({ offer_id }) => offer_id);
}

const isOpen = ({ state }: RefundRecord): boolean => state === 'created' || state === 'pending';

/** Of money that is for nothing that was sold. */
const isExcess = ({ reason }: RefundRecord): boolean => reason === 'overpaid' || reason === 'moved';

/** Of tickets that their buyer gave back where the seller keeps the fee. */
const keepsFees = ({ reason }: Pick<RefundRecord, 'reason'>): boolean => reason === returnedByRule.withoutFee;

const sumMinor = (sums: readonly { readonly amount_minor: number }[]): number =>
  sums.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

async function shareCorrected(
  { tx, order }: LockedOrder,
  booked: readonly BookedPart[],
  { payment, refund }: Pick<Correction, 'payment' | 'refund'>,
): Promise<JournalPart<LinePart>[]> {
  const wrong = booked
    .filter((one) => one.payment_id === payment.id && one.refund_id === (refund?.id ?? null))
    .map(({ offer_id, kind, amount_minor }) => ({ offerId: offer_id, kind, amountMinor: amount_minor }));
  // Something of what is taken back may have been for a line that others stand for by now.
  if (isGiftCard(order)) return reversedParts(allParts(order, booked), wrong);
  const gone = await selectReplacedLines(tx, order.id);
  const lines = new Map([...gone, ...order.lines].map((line) => [line.offer_id, line]));
  return reversedParts(orderParts([...lines.values()], booked), wrong);
}

/** Some tickets of a line, of which as many are good. */
export interface MovedTickets {
  readonly line: OrderLineRecord;
  readonly good: number;
  readonly moved: number;
}

/** What is booked for tickets, fees aside: no more can go back for them when they are moved. */
export const readLeavingMinor = async (locked: LockedOrder, left: readonly MovedTickets[]): Promise<number> =>
  leavingTicketsMinor(leftParts(locked.order, left, await readBooked(locked)));

/** What is booked for whole lines, fees and all, good or not, and is not on its way back for tickets of theirs. */
export async function readKeptForLines(
  locked: LockedOrder,
  lines: readonly OrderLineRecord[],
): Promise<number> {
  const booked = await readBooked(locked);
  const whole = lines.map((line) => ({ line, good: line.count, moved: line.count }));
  const kept = leftParts(locked.order, whole, booked).reduce((sum, part) => sum + leavingMinor(part), 0);
  const offers = new Set(lines.map(({ offer_id }) => offer_id));
  const ownRefunds = openRefunds(locked.order).filter(({ offerIds }) =>
    offerIds?.some((id) => offers.has(id)),
  );
  const all = orderParts(locked.order.lines, booked);
  const assigned = [...returningSums(all, ownRefunds).values()].flat();
  // What goes back for a ticket beyond its own price is taken of the others of the bundle.
  const beyond =
    ownRefunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0) -
    assigned.reduce((sum, { minor }) => sum + minor, 0);
  return kept - beyond;
}

interface MovedLines {
  readonly left: readonly MovedTickets[];
  readonly reached: readonly OrderLineRecord[];
  readonly goesBack: readonly PaymentSum[];
}

/** Money follows its tickets to other lines: nothing has come or gone, and each payment has brought what it had. */
export async function recordMoved(
  locked: LockedOrder,
  { left, reached, goesBack }: MovedLines,
): Promise<void> {
  const { order } = locked;
  const booked = await readBooked(locked);
  const entries = movedParts({
    from: leftParts(order, left, booked),
    to: orderParts(reached, booked),
    goesBack,
  });
  for (const [paymentId, parts] of entries) {
    const incoming = parts.filter(({ amountMinor }) => amountMinor > 0);
    const moved = incoming.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const payment = findPayment(order, paymentId);
    recordMoney(locked, 'payment.moved', { payment, amount: money(moved, order.currency), parts });
  }
}

const leftParts = (
  order: OrderRecord,
  left: readonly MovedTickets[],
  booked: readonly BookedPart[],
): LeftPart<LinePart>[] => {
  // Of whatever has such tickets: a line of which some are good no more stands, though all others are moved.
  const returning = [...returningSums(orderParts(order.lines, booked), openRefunds(order))];
  return left.flatMap(({ line, good, moved }) =>
    orderParts([line], booked).map((part) => ({
      part,
      good,
      moved,
      returning: returning.find(([one]) => isSamePart(one, part))?.[1] ?? [],
      booked: sumByPayment(
        booked.filter(({ offer_id, kind }) => offer_id === part.offerId && kind === part.kind),
      ),
    })),
  );
};

const openRefunds = (order: OrderRecord): OpenRefund[] =>
  order.payments
    .flatMap(({ refunds }) => refunds.filter(isOpen))
    .map(({ payment_id, amount_minor, offer_ids, reason }) => ({
      paymentId: payment_id,
      amountMinor: amount_minor,
      offerIds: offer_ids,
      fellowIds: findFellows(order, { offer_ids }),
      keepsFees: keepsFees({ reason }),
    }));

const isSamePart = (one: OrderPart, other: OrderPart): boolean =>
  one.offerId === other.offerId && one.kind === other.kind;

const sumByPayment = (booked: readonly BookedPart[]): PaymentSum[] =>
  [...Map.groupBy(booked, ({ payment_id }) => payment_id)].map(([paymentId, own]) => ({
    paymentId,
    minor: own.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
  }));

/** What is in the books already, and what this transaction is about to add. */
async function readBooked({ tx, order, entries }: LockedOrder): Promise<readonly BookedPart[]> {
  const pending = entries.flatMap(({ paymentId, refundId, parts = [] }) =>
    parts.map((part) => ({ ...part, payment_id: paymentId ?? '', refund_id: refundId ?? null })),
  );
  // Of most orders nothing is booked before their one payment.
  const isFirst = order.payments.every(({ received_minor }) => received_minor === null);
  return [...(isFirst ? [] : await selectBookedParts(tx, order.id)), ...pending];
}

/** What stands for a gift card where a line has its offer. */
const giftCardOffer = 'gift-card';

const allParts = (order: OrderRecord, booked: readonly BookedPart[]): LinePart[] =>
  isGiftCard(order) ? [giftCardPart(order, booked)] : orderParts(order.lines, booked);

/** Taxed when it is spent, by what it is spent for. */
const giftCardPart = ({ price_minor }: OrderRecord, booked: readonly BookedPart[]): LinePart => ({
  line: null,
  kind: 'gift_card',
  offerId: giftCardOffer,
  count: 1,
  unitMinor: price_minor,
  vat: null,
  bookedMinor: sumMinor(booked.filter(({ kind }) => kind === 'gift_card')),
  bookedVatMinor: 0,
});

const orderParts = (lines: readonly OrderLineRecord[], booked: readonly BookedPart[]): LinePart[] =>
  lines.flatMap((line): LinePart[] =>
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
  event_id: part?.line?.event_id ?? null,
  performance_id: part?.line?.performance_id ?? null,
  performance_at: part?.line?.subject.date.started_at ?? null,
  vat_rate: part?.vat?.rate ?? null,
  vat_exemption: part?.vat?.exemption ?? null,
  amount_minor: amountMinor,
  vat_minor: vatMinor,
});
