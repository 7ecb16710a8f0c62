import { changeOrder } from '../../orders/held-order.service.ts';
import { dueOf } from '../../orders/order-record.ts';
import { type Refused, refuse } from '../../orders/order-refusal.ts';
import { again } from '../ask-provider.service.ts';
import { spendCertificate } from '../certificates.service.ts';
import { paymentOf, succeed } from '../settle.service.ts';
import { type Begin, isOpen, twinOf } from './begin-payment.ts';
import { begun } from './resume-payment.service.ts';
import { writeAttempt } from './write-attempt.service.ts';

/** With a gift certificate, which is money at hand: what it has is paid at once. */
export const byCertificate: Begin = async (desk, { id }, wish) => {
  const outcome = await changeOrder(desk.store, id, async (held): Promise<string | Refused> => {
    const { tx, order } = held;
    if (!isOpen(order)) return refuse({ kind: 'order-closed' });
    const twin = twinOf(order, wish);
    if (twin) return twin.id;
    const spent = await spendCertificate(tx, wish.certificateCode ?? '', dueOf(order), order);
    if (spent.kind !== 'taken') return refuse({ kind: `certificate-${spent.kind}` });
    const { amount, code: certificate } = spent;
    const payment = await writeAttempt(held, wish, { amount, certificate, expires_at: order.expires_at });
    await succeed(desk, held, payment, amount);
    return payment.id;
  });
  if (typeof outcome !== 'string') return outcome;
  const order = await again(desk, { id });
  return begun(desk, order, paymentOf(order, outcome));
};
