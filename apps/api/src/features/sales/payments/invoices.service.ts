import { type Money, money } from '@parterre/domain/money/money';
import { receiptCorrection } from '@parterre/domain/order/receipt-correction';
import { deleteAttentionItems, selectOpenSubjects } from '../attention/attention.queries.ts';
import { reopenOrder } from '../checkout/change-order.service.ts';
import { recordCorrected } from '../order/book-money.service.ts';
import { changeOrder, findOrder, type LockedOrder, reloadOrder } from '../order/order.service.ts';
import type { OrderRecord, PaymentRecord } from '../order/order-record.ts';
import { voidRefund } from '../refunds/refund.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets } from '../tickets/tickets.service.ts';
import { updateCorrected } from './payments.queries.ts';
import { markEnded, markSucceeded } from './settle.service.ts';
import { writeAttempt } from './write-attempt.service.ts';

export type InvoiceReceipt =
  | { readonly kind: 'received'; readonly order: OrderRecord }
  | { readonly kind: 'not-found' | 'no-invoice' | 'received-already' };

/** A bank transfer for an invoice has come: settled as any other money is. A second entry must say that it is another. */
export async function receiveInvoice(
  deps: SaleDeps,
  number: number,
  received: (order: OrderRecord) => Money,
  { isAnother = false }: { readonly isAnother?: boolean } = {},
): Promise<InvoiceReceipt> {
  const found = await findOrder(deps, { number });
  if (!found) return { kind: 'not-found' };
  const outcome = await changeOrder(deps, found.id, async (locked) => {
    const { kind } = findInvoice(locked.order, { isAnother });
    if (kind !== 'found') return kind;
    await bookTransfer(deps, locked, received(locked.order));
    return 'received';
  });
  return outcome === 'received'
    ? { kind: outcome, order: await reloadOrder(deps, found) }
    : { kind: outcome };
}

const lastInvoice = ({ payments }: OrderRecord): PaymentRecord | undefined => {
  const invoices = payments.filter(({ kind }) => kind === 'invoice');
  return invoices.find(({ state }) => state === 'pending') ?? invoices.at(-1);
};

/** Whether a transfer can be entered for an order. */
export function findInvoice(
  order: OrderRecord,
  { isAnother }: { readonly isAnother: boolean },
): { readonly kind: 'found' | 'no-invoice' | 'received-already' } {
  const invoice = lastInvoice(order);
  if (!invoice) return { kind: 'no-invoice' };
  return { kind: invoice.state === 'succeeded' && !isAnother ? 'received-already' : 'found' };
}

/** Settles what a transfer has brought. */
export async function bookTransfer(deps: SaleDeps, locked: LockedOrder, amount: Money): Promise<void> {
  const invoice = lastInvoice(locked.order);
  if (!invoice) throw new Error(`order ${locked.order.number} has no invoice`);
  await markSucceeded(
    deps,
    locked,
    invoice.state === 'succeeded' ? writeAnother(locked, invoice, amount) : invoice,
    amount,
  );
}

/** Every transfer is a payment of its own. */
const writeAnother = (locked: LockedOrder, invoice: PaymentRecord, amount: Money): PaymentRecord =>
  writeAttempt(
    locked,
    { method: { id: invoice.acquisition_id, provider: invoice.provider, kind: 'invoice' } },
    { amount, expires_at: locked.order.expires_at },
  );

export type CorrectedReceipt =
  | { readonly kind: 'corrected'; readonly order: OrderRecord; readonly isReopened: boolean }
  | { readonly kind: 'not-found' | 'not-received' | 'refunded' | 'tickets-revoked' };

/**
 * The transfer that was entered last for an order was entered wrongly. The journal keeps both the entry and its correction;
 * afterwards the right one can be entered.
 */
export async function correctReceipt(
  deps: SaleDeps,
  number: number,
  reason: string,
): Promise<CorrectedReceipt> {
  const found = await findOrder(deps, { number });
  if (!found) return { kind: 'not-found' };
  const outcome = await changeOrder(deps, found.id, async (locked) => {
    const receipt = locked.order.payments.findLast(
      ({ kind, state }) => kind === 'invoice' && state === 'succeeded',
    );
    return receipt ? correctPayment(locked, receipt, reason) : 'not-received';
  });
  if (outcome !== 'stays' && outcome !== 'reopen') return { kind: outcome };
  return { kind: 'corrected', order: await reloadOrder(deps, found), isReopened: outcome === 'reopen' };
}

async function correctPayment(locked: LockedOrder, receipt: PaymentRecord, reason: string) {
  const { tx, order } = locked;
  const refunds = order.payments.flatMap((payment) => payment.refunds);
  const open = await selectOpenSubjects(
    tx,
    refunds.map(({ id }) => `refund:${id}`),
  );
  const correction = receiptCorrection({
    order: order.state,
    outcome: receipt.outcome ?? 'attention',
    refunds: refunds
      .filter(({ payment_id }) => receipt.outcome === 'kept' || payment_id === receipt.id)
      .map(({ id, state }) => ({ state, isSent: state === 'done' && !open.includes(`refund:${id}`) })),
    hasAllTickets: order.state !== 'paid' || (await hasAllTickets(locked)),
  });
  if (correction.kind !== 'correct') return correction.kind;
  await updateCorrected(tx, receipt.id);
  const amount = money(receipt.received_minor ?? 0, receipt.received_currency ?? receipt.currency);
  await recordCorrected(locked, { payment: receipt, amount, reason });
  for (const refund of receipt.refunds) await voidRefund(locked, receipt, refund);
  if (correction.order === 'reopen') await reopenOrder(locked);
  if (correction.invoice === 'cancelled')
    markEnded(locked, { ...receipt, state: 'pending' }, 'cancelled', null);
  // The journal keeps what was wrong.
  await deleteAttentionItems(tx, `payment:${receipt.id}`);
  return correction.order;
}

/** Those that were revoked when the order was opened again before have been made anew. */
async function hasAllTickets({ tx, order }: LockedOrder): Promise<boolean> {
  const good = (await readTickets(tx, order)).filter(({ revoked_at }) => revoked_at === null);
  return good.length === order.lines.reduce((sum, { units }) => sum + units.length, 0);
}
