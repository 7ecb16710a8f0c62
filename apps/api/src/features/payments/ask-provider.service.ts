import { money } from '@parterre/domain/money/money';
import type { OrderRecord, PaymentRecord } from '../orders/order-record.ts';
import { findOrder } from '../orders/read-order.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { updateStarted } from './payments.queries.ts';
import type { PaymentProvider, StartedPayment } from './providers/payment-provider.ts';
import { ProviderFault } from './providers/provider-fault.ts';
import { receiptOf } from './receipt.ts';
import { settle } from './settle.service.ts';

/** Whether what the provider knows is known here now. */
export type Asked = 'answered' | 'unanswered';

/** Payments of an order that a provider may still bring money for. */
export const openPayments = ({ payments }: OrderRecord): PaymentRecord[] =>
  payments.filter(({ state, kind }) => state === 'pending' && (kind === 'card' || kind === 'fast_transfer'));

/** Asks the provider what has become of a payment, and settles that. For an order that is closed it is to end. */
export const askProvider = (desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Asked> =>
  order.state === 'awaiting_payment'
    ? inquire(desk, order, payment, (provider, id) => provider.read(id))
    : giveUp(desk, order, payment);

/** Asks the provider to take no more money for it, and settles what came of that: money may have been quicker. */
export const giveUp = (desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Asked> =>
  inquire(desk, order, payment, (provider, id) => provider.cancel(id));

/** The same for all of an order's that are still open. */
export async function giveUpAll(desk: PaymentDesk, order: OrderRecord): Promise<Asked> {
  const asked: Asked[] = [];
  for (const payment of openPayments(order)) asked.push(await giveUp(desk, order, payment));
  return asked.includes('unanswered') ? 'unanswered' : 'answered';
}

async function inquire(
  desk: PaymentDesk,
  order: OrderRecord,
  payment: PaymentRecord,
  question: (provider: PaymentProvider, id: string) => ReturnType<PaymentProvider['read']>,
): Promise<Asked> {
  const provider = desk.providers.get(payment.provider);
  if (!provider) return 'unanswered';
  const owned = { id: payment.id, order_id: order.id };
  try {
    const id = payment.provider_payment_id ?? (await submit(desk, order, payment)).providerPaymentId;
    const facts = await question(provider, id);
    const unknown = {
      providerPaymentId: id,
      state: 'failed',
      received: null,
      failure: 'provider_error',
    } as const;
    await settle(desk, owned, facts ?? unknown);
    return 'answered';
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'unavailable' || payment.provider_payment_id !== null) return 'unanswered';
    await refuseStart(desk, owned);
    return 'answered';
  }
}

/** The provider would not even begin. */
export const refuseStart = (desk: PaymentDesk, owned: { readonly id: string; readonly order_id: string }) =>
  settle(desk, owned, {
    ...{ providerPaymentId: `none:${owned.id}`, state: 'failed', received: null, failure: 'provider_error' },
  });

/** Hands a payment to its provider. Asked again, for want of an answer, it is the same payment. */
export async function submit(
  desk: PaymentDesk,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<StartedPayment> {
  const provider = desk.providers.get(payment.provider);
  if (!provider) throw new ProviderFault('refused', `There is no provider ${payment.provider}`);
  const amount = money(payment.amount_minor, payment.currency);
  const page = (path: string) => desk.pageUrl(order.lang, `${path}?order=${order.token}`);
  const started = await provider.create({
    ...{ reference: payment.id, idempotencyKey: payment.id, kind: payment.kind, amount, lang: order.lang },
    description: `Parterre ${order.number}`,
    createdAt: new Date(payment.created_at),
    expiresAt: new Date(payment.expires_at),
    urls: {
      success: await page('/payment/success'),
      fail: await page('/order/fail'),
      notification: desk.notificationUrl(payment.provider),
    },
    receipt: receiptOf(order, amount),
  });
  await updateStarted(desk.store.db, payment.id, started);
  return started;
}

/** The order as it is now. */
export async function again(desk: PaymentDesk, { id }: Pick<OrderRecord, 'id'>): Promise<OrderRecord> {
  const order = await findOrder(desk.store, { id });
  if (!order) throw new Error(`order ${id} is gone`);
  return order;
}
