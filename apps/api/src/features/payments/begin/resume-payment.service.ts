import type { OrderRecord, PaymentRecord } from '../../orders/order-record.ts';
import { refuse } from '../../orders/order-refusal.ts';
import { refuseStart, submit } from '../ask-provider.service.ts';
import type { PaymentDesk } from '../payment-desk.ts';
import { ProviderFault } from '../providers/provider-fault.ts';
import type { Begun } from './begin-payment.ts';

/** Where the visitor goes on with an attempt that was begun before. */
export async function resume(desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  if (payment.redirect_url !== null || payment.state !== 'pending') return begun(desk, order, payment);
  try {
    const { redirectUrl } = await submit(desk, order, payment);
    return begun(desk, order, { ...payment, redirect_url: redirectUrl });
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'refused') await refuseStart(desk, { id: payment.id, order_id: order.id });
    return refuse({ kind: 'provider-unavailable' });
  }
}

/** To the provider's page, to the bill of an invoice, or to the page of what was paid at once. */
export async function begun(desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  const { id, state, redirect_url } = payment;
  const page = order.state === 'paid' ? `/order/success?order=${order.token}` : `/order/pay/${order.token}`;
  const url = redirect_url ?? (await desk.pageUrl(order.lang, page));
  return { kind: 'begun', payment: { payment_id: id, state, redirect_url: url } };
}
