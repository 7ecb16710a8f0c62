import { type Money, money } from '@parterre/domain/money/money';
import { enqueueTask, type LockedOrder } from '../order/order.service.ts';
import { arePerformancesOver } from '../order/order-performances.service.ts';
import { keptAmount, type OrderRecord, orderTotal, type PaymentRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { Receipt } from './providers/payment-provider.ts';

const dayMs = 24 * 3600 * 1000;

/** What is paid before the evening is closed after it, if its provider asks for that. */
export function enqueueClosingReceipt(
  { providers }: SaleDeps,
  locked: LockedOrder,
  payment: PaymentRecord,
): void {
  if (!providers.get(payment.provider)?.closeReceipt) return;
  const starts = locked.order.lines.map(({ subject }) => Date.parse(subject.date.started_at));
  enqueueTask(locked, {
    deduplicationKey: `closing_receipt:${locked.order.id}`,
    kind: 'closing_receipt',
    dueAt: new Date(Math.max(...starts) + dayMs),
  });
}

/** Answers when to come again, if an evening was put off. What was given back needs no closing. */
export async function closeReceipts(deps: SaleDeps, order: OrderRecord): Promise<Date | undefined> {
  if (order.state !== 'paid') return undefined;
  if (!(await arePerformancesOver(deps.db, order))) return new Date(order.at.getTime() + dayMs);
  for (const payment of order.payments) await closeReceipt(deps, order, payment);
  return undefined;
}

async function closeReceipt(deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<void> {
  const amount = money(keptAmount(payment), payment.currency);
  const { provider_payment_id: providerPaymentId } = payment;
  if (amount.amountMinor === 0 || providerPaymentId === null) return;
  await deps.providers.get(payment.provider)?.closeReceipt?.({
    providerPaymentId,
    amount,
    receipt: makeReceipt(deps, order, amount),
    idempotencyKey: `closing-${payment.id}`,
  });
}

/** What a fiscal receipt says of a sum: every ticket when it is the whole, one line when it is a part. */
export function makeReceipt(
  { sellerEmail }: Pick<SaleDeps, 'sellerEmail'>,
  order: OrderRecord,
  amount: Money,
): Receipt {
  const { phone, currency } = order;
  const isWhole = amount.amountMinor === orderTotal(order).amountMinor;
  const whole = order.lines.map((line) => ({
    description: lineDescription(line.subject),
    count: line.count,
    unitPrice: money(line.price_minor + line.service_fee_minor, currency),
  }));
  const part = { description: order.lines.map(({ subject }) => subject.event.title).join(', '), count: 1 };
  return {
    // The law wants one receipt for each movement of money; that of a buyer who was forgotten goes to the seller.
    email: order.email || sellerEmail,
    phone: phone ?? undefined,
    lines: isWhole
      ? whole.filter(({ unitPrice }) => unitPrice.amountMinor > 0)
      : [{ ...part, unitPrice: amount }],
  };
}

const lineDescription = ({ event, seat, zone }: OrderRecord['lines'][number]['subject']): string =>
  [event.title, zone.name, ...(seat ? [seat.sector, seat.row, seat.number] : [])].filter(Boolean).join(', ');
