import { money } from '@parterre/domain/money/money';
import { addTask, type HeldOrder } from '../order/order.service.ts';
import { areDatesOver } from '../order/order-performances.service.ts';
import { keptOf, type OrderRecord, type PaymentRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { receiptOf } from './providers/receipt.ts';

const dayMs = 24 * 3600 * 1000;

/** What is paid before the evening is closed after it, if its provider asks for that. */
export function planClosing({ providers }: SaleDeps, held: HeldOrder, payment: PaymentRecord): void {
  if (!providers.get(payment.provider)?.closeReceipt) return;
  const starts = held.order.lines.map(({ subject }) => Date.parse(subject.date.started_at));
  addTask(held, {
    happening: `closing_receipt:${held.order.id}`,
    kind: 'closing_receipt',
    dueAt: new Date(Math.max(...starts) + dayMs),
  });
}

/** Answers when to come again, if an evening was put off. What was given back needs no closing. */
export async function closeReceipts(deps: SaleDeps, order: OrderRecord): Promise<Date | undefined> {
  if (order.state !== 'paid') return undefined;
  if (!(await areDatesOver(deps.db, order))) return new Date(order.at.getTime() + dayMs);
  for (const payment of order.payments) await close(deps, order, payment);
  return undefined;
}

async function close(deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<void> {
  const amount = money(keptOf(payment), payment.currency);
  const { provider_payment_id: providerPaymentId } = payment;
  if (amount.amountMinor === 0 || providerPaymentId === null) return;
  await deps.providers.get(payment.provider)?.closeReceipt?.({
    ...{ providerPaymentId, amount, receipt: receiptOf(deps, order, amount) },
    idempotencyKey: `closing-${payment.id}`,
  });
}
