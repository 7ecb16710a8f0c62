import { concernOf } from '../orders/attention.service.ts';
import { again, askProvider, openPayments } from './ask-provider.service.ts';
import { expireNext } from './close-order.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { claimDuePayment } from './payments.queries.ts';
import { ProviderFault } from './providers/provider-fault.ts';
import { carryOutRefund } from './refund.service.ts';
import { claimDueRefund } from './refunds.queries.ts';

const delay = { firstMs: 15_000, longestMs: 15 * 60_000 };
/** About a week of asking in vain. */
const triesUntilConcern = 600;
/** A bound on one run, so that a process that is asked to end does so soon. */
const mostAtOnce = 200;

/**
 * Asks after payments whose notification may be lost, gives back what is to go back, and ends orders whose time has run
 * out. To be called every second or so, by any number of processes.
 */
export async function sweepPayments(desk: PaymentDesk): Promise<void> {
  for (const next of [askNext, expireNext, giveBackNext])
    for (let done = 0; done < mostAtOnce; done += 1) if (!(await next(desk))) break;
}

async function askNext(desk: PaymentDesk): Promise<boolean> {
  const due = await claimDuePayment(desk.store.db, desk.store.clock?.(), delay);
  if (!due) return false;
  const order = await again(desk, { id: due.order_id });
  const payment = openPayments(order).find(({ id }) => id === due.id);
  if (!payment) return true;
  const asked = await askProvider(desk, order, payment);
  if (asked === 'unanswered' && due.tries === triesUntilConcern)
    await concernOf(desk.store, order, {
      subject: `payment:${payment.id}`,
      reason: 'payment_unresolved',
      details: { provider: payment.provider, provider_payment_id: payment.provider_payment_id },
    });
  return true;
}

async function giveBackNext(desk: PaymentDesk): Promise<boolean> {
  const id = await claimDueRefund(desk.store.db, desk.store.clock?.(), delay);
  if (id === undefined) return false;
  try {
    await carryOutRefund(desk, id);
  } catch (fault) {
    // Tried again when it is due.
    if (!(fault instanceof ProviderFault)) throw fault;
  }
  return true;
}
