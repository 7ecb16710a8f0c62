import { money } from '@parterre/domain/money/money';
import { findOrder, reloadOrder } from '../order/order.service.ts';
import type { OrderRecord, PaymentRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { claimAsking, updateStarted } from './payments.queries.ts';
import { type PaymentProvider, ProviderFault, type StartedPayment } from './providers/payment-provider.ts';
import { receiptOf } from './receipts.service.ts';
import { settle } from './settle.service.ts';

/** Whether what the provider knows is known here now. */
export type Asked = 'answered' | 'unanswered';

/** Payments of an order that a provider may still bring money for. */
export const openPayments = ({ payments }: OrderRecord): PaymentRecord[] =>
  payments.filter(({ state, kind }) => state === 'pending' && (kind === 'card' || kind === 'fast_transfer'));

/** Asks the provider what has become of a payment, and settles that. For an order that is closed it is to end. */
export const askProvider = (deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<Asked> =>
  order.state === 'awaiting_payment'
    ? inquire(deps, order, payment, (provider, id) => provider.read(id))
    : giveUp(deps, order, payment);

/** Asks the provider to take no more money for it, and settles what came of that: money may have been quicker. */
export const giveUp = (deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<Asked> =>
  inquire(deps, order, payment, (provider, id) => provider.cancel(id));

/** The same for all of an order's that are still open. */
export async function giveUpAll(deps: SaleDeps, order: OrderRecord): Promise<Asked> {
  const asked: Asked[] = [];
  for (const payment of openPayments(order)) asked.push(await giveUp(deps, order, payment));
  return asked.includes('unanswered') ? 'unanswered' : 'answered';
}

async function inquire(
  deps: SaleDeps,
  order: OrderRecord,
  payment: PaymentRecord,
  question: (provider: PaymentProvider, id: string) => ReturnType<PaymentProvider['read']>,
): Promise<Asked> {
  const provider = deps.providers.get(payment.provider);
  if (!provider) return 'unanswered';
  const owned = { id: payment.id, order_id: order.id };
  try {
    const id = payment.provider_payment_id ?? (await submit(deps, order, payment)).providerPaymentId;
    const facts = await question(provider, id);
    const unknown = {
      providerPaymentId: id,
      state: 'failed',
      received: null,
      failure: 'provider_error',
    } as const;
    await settle(deps, owned, facts ?? unknown);
    return 'answered';
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'unavailable' || payment.provider_payment_id !== null) return 'unanswered';
    await refuseStart(deps, owned);
    return 'answered';
  }
}

/** Asks after every payment of an order, whatever the books say of it, and settles what the providers answer. */
export async function refreshPayments(deps: SaleDeps, order: OrderRecord): Promise<Asked> {
  let asked: Asked = 'answered';
  for (const { id, provider: code, provider_payment_id } of order.payments) {
    const provider = deps.providers.get(code);
    if (!provider || provider_payment_id === null) continue;
    try {
      const facts = await provider.read(provider_payment_id);
      if (facts) await settle(deps, { id, order_id: order.id }, facts);
    } catch (fault) {
      if (!(fault instanceof ProviderFault)) throw fault;
      asked = 'unanswered';
    }
  }
  return asked;
}

/** The provider would not even begin. */
export const refuseStart = (deps: SaleDeps, owned: { readonly id: string; readonly order_id: string }) =>
  settle(deps, owned, {
    ...{ providerPaymentId: `none:${owned.id}`, state: 'failed', received: null, failure: 'provider_error' },
  });

/** Hands a payment to its provider. Asked again, for want of an answer, it is the same payment. */
export async function submit(
  deps: SaleDeps,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<StartedPayment> {
  const provider = deps.providers.get(payment.provider);
  if (!provider) throw new ProviderFault('refused', `There is no provider ${payment.provider}`);
  const amount = money(payment.amount_minor, payment.currency);
  const page = (path: string) => deps.pageUrl(order.lang, `${path}?order=${order.token}`);
  const started = await provider.create({
    ...{ reference: payment.id, idempotencyKey: payment.id, kind: payment.kind, amount, lang: order.lang },
    description: `Parterre ${order.number}`,
    createdAt: new Date(payment.created_at),
    expiresAt: new Date(payment.expires_at),
    urls: {
      success: await page('/payment/success'),
      fail: await page('/order/fail'),
      notification: deps.notificationUrl(payment.provider),
    },
    receipt: receiptOf(deps, order, amount),
  });
  await updateStarted(deps.db, payment.id, started);
  return started;
}

/** However many tabs wait for the bank, it is asked no more often. */
const askEveryMs = 3000;

/** An order for whoever waits for its money: its provider is asked, so that a lost notification delays nobody. */
export async function pollOrder(deps: SaleDeps, token: string): Promise<OrderRecord | undefined> {
  const order = await findOrder(deps, { token });
  if (!order) return undefined;
  let hasAsked = false;
  for (const payment of openPayments(order)) {
    if (!(await claimAsking(deps.db, payment.id, deps.clock?.(), askEveryMs))) continue;
    await askProvider(deps, order, payment);
    hasAsked = true;
  }
  return hasAsked ? reloadOrder(deps, order) : order;
}
