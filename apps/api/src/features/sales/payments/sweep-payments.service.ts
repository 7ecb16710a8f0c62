import { invoiceMarginMs } from '@parterre/domain/order/invoice-terms';
import { insertAttentionItem } from '../attention/attention.queries.ts';
import { expireNextExchange } from '../moving/sweep-exchanges.service.ts';
import { reloadOrder } from '../order/order.service.ts';
import { selectInvoiceEnds, updateInvoiceEnd } from '../order/orders.queries.ts';
import { carryOutRefund } from '../refunds/refund.service.ts';
import { claimDueRefund } from '../refunds/refunds.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { expireNext } from './close-order.service.ts';
import { claimDuePayment } from './payments.queries.ts';
import { ProviderFault } from './providers/payment-provider.ts';
import { openPayments, refreshPayment } from './refresh-payments.service.ts';

const delay = { firstMs: 15_000, maxMs: 15 * 60_000 };
/** About a week of asking in vain. */
const triesUntilAttention = 600;
/** A bound on one run, so that a process that is asked to end does so soon. */
const maxPerRun = 200;

/**
 * Asks after payments whose notification may be lost, gives back what is to go back, and ends orders and exchanges whose
 * time has run out. To be called every second or so, by any number of processes.
 */
export async function sweepPayments(deps: SaleDeps): Promise<void> {
  // The catalogue may have moved what an invoice is for.
  for (const end of await selectInvoiceEnds(deps.db, invoiceMarginMs)) await updateInvoiceEnd(deps.db, end);
  for (const next of [refreshNext, expireNext, expireNextExchange, refundNext])
    for (let done = 0; done < maxPerRun; done += 1) if (!(await next(deps))) break;
}

async function refreshNext(deps: SaleDeps): Promise<boolean> {
  const due = await claimDuePayment(deps.db, deps.clock?.(), delay);
  if (!due) return false;
  const order = await reloadOrder(deps, { id: due.order_id });
  const payment = openPayments(order).find(({ id }) => id === due.id);
  if (!payment) return true;
  const reply = await refreshPayment(deps, order, payment);
  if (reply === 'unanswered' && due.attempts === triesUntilAttention)
    await insertAttentionItem(deps.db, {
      orderId: order.id,
      at: order.at,
      subject: `payment:${payment.id}`,
      reason: 'payment_unresolved',
      details: { provider: payment.provider, provider_payment_id: payment.provider_payment_id },
    });
  return true;
}

async function refundNext(deps: SaleDeps): Promise<boolean> {
  const id = await claimDueRefund(deps.db, deps.clock?.(), delay);
  if (id === undefined) return false;
  try {
    await carryOutRefund(deps, id);
  } catch (fault) {
    // Tried again when it is due.
    if (!(fault instanceof ProviderFault)) throw fault;
  }
  return true;
}
