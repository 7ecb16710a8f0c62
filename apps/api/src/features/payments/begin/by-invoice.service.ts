import { changeOrder } from '../../orders/held-order.service.ts';
import { invoiceDue } from '../../orders/invoice-due.ts';
import { dueOf } from '../../orders/order-record.ts';
import { refuse } from '../../orders/order-refusal.ts';
import { type Begin, isOpen } from './begin-payment.ts';
import { begun } from './resume-payment.service.ts';
import { writeAttempt } from './write-attempt.service.ts';

/** By a bank transfer that the house waits for: the bill says until when, and the seats are kept as long. */
export const byInvoice: Begin = async (desk, { id, lang, token }, wish) => {
  const redirect_url = await desk.pageUrl(lang, `/order/bill/${token}`);
  const outcome = await changeOrder(desk.store, id, async (held) => {
    const { order } = held;
    if (!isOpen(order)) return refuse({ kind: 'order-closed' });
    const earlier = order.payments.find(({ kind, state }) => kind === 'invoice' && state === 'pending');
    if (earlier) return { kind: 'written', order, payment: earlier } as const;
    const due = invoiceDue(order.lines, order.created_at, order.at);
    if (!due) return refuse({ kind: 'acquisition-unavailable' });
    const attempt = { amount: dueOf(order), expires_at: due, redirect_url };
    return { kind: 'written', order, payment: await writeAttempt(held, wish, attempt) } as const;
  });
  return outcome.kind === 'refused' ? outcome : begun(desk, outcome.order, outcome.payment);
};
