import { money } from '@parterre/domain/money/money';
import { exchangedLines, findPaidExchange } from '../moving/settle-exchange.service.ts';
import { findOrder, reloadOrder } from '../order/order.service.ts';
import type { OrderRecord, PaymentRecord } from '../order/order-record.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { claimPoll, updateStarted } from './payments.queries.ts';
import { type PaymentProvider, ProviderFault, type StartedPayment } from './providers/payment-provider.ts';
import { makeMoveReceipt, makeReceipt } from './receipts.service.ts';
import { settle } from './settle.service.ts';

/** Whether what the provider knows has been settled here. */
export type ProviderReply = 'answered' | 'unanswered';

/** Payments of an order that a provider may still bring money for. */
export const openPayments = ({ payments }: OrderRecord): PaymentRecord[] =>
  payments.filter(({ state, kind }) => state === 'pending' && (kind === 'card' || kind === 'fast_transfer'));

/** Asks the provider what has become of a payment, and settles that. For what waits no more it is to end. */
export async function refreshPayment(
  deps: SaleDeps,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<ProviderReply> {
  const awaited = (await findPaidExchange(deps.db, order, payment)) ?? order;
  return awaited.state === 'awaiting_payment'
    ? queryProvider(deps, order, payment, (provider, id) => provider.read(id))
    : abandonPayment(deps, order, payment);
}

/** Asks the provider to take no more money for it, and settles what came of that: money may have been quicker. */
export const abandonPayment = (
  deps: SaleDeps,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<ProviderReply> => queryProvider(deps, order, payment, (provider, id) => provider.cancel(id));

/** The same for all of an order's that are still open. */
export async function abandonPayments(deps: SaleDeps, order: OrderRecord): Promise<ProviderReply> {
  const replies: ProviderReply[] = [];
  for (const payment of openPayments(order)) replies.push(await abandonPayment(deps, order, payment));
  return replies.includes('unanswered') ? 'unanswered' : 'answered';
}

async function queryProvider(
  deps: SaleDeps,
  order: OrderRecord,
  payment: PaymentRecord,
  question: (provider: PaymentProvider, id: string) => ReturnType<PaymentProvider['read']>,
): Promise<ProviderReply> {
  const provider = deps.providers.get(payment.provider);
  if (!provider) return 'unanswered';
  const owned = { id: payment.id, order_id: order.id };
  try {
    const id = payment.provider_payment_id ?? (await submitPayment(deps, order, payment)).providerPaymentId;
    const reported = await question(provider, id);
    const lost = {
      providerPaymentId: id,
      state: 'failed',
      received: null,
      failure: 'provider_error',
    } as const;
    await settle(deps, owned, reported ?? lost);
    return 'answered';
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'unavailable' || payment.provider_payment_id !== null) return 'unanswered';
    await failStart(deps, owned);
    return 'answered';
  }
}

/** Asks after every payment of an order, whatever the books say of it, and settles what the providers answer. */
export async function refreshPayments(deps: SaleDeps, order: OrderRecord): Promise<ProviderReply> {
  let reply: ProviderReply = 'answered';
  for (const { id, provider: code, provider_payment_id } of order.payments) {
    const provider = deps.providers.get(code);
    if (!provider || provider_payment_id === null) continue;
    try {
      const reported = await provider.read(provider_payment_id);
      if (reported) await settle(deps, { id, order_id: order.id }, reported);
    } catch (fault) {
      if (!(fault instanceof ProviderFault)) throw fault;
      reply = 'unanswered';
    }
  }
  return reply;
}

/** The provider would not even begin. */
export const failStart = (deps: SaleDeps, owned: { readonly id: string; readonly order_id: string }) =>
  settle(deps, owned, {
    providerPaymentId: `none:${owned.id}`,
    state: 'failed',
    received: null,
    failure: 'provider_error',
  });

/** Hands a payment to its provider. Asked again, for want of an answer, it is the same payment. */
export async function submitPayment(
  deps: SaleDeps,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<StartedPayment> {
  const provider = deps.providers.get(payment.provider);
  if (!provider) throw new ProviderFault('refused', `There is no provider ${payment.provider}`);
  const amount = money(payment.amount_minor, payment.currency);
  const exchange = await findPaidExchange(deps.db, order, payment);
  const page = (path: string) => deps.pageUrl(order.lang, `${path}?order=${order.token}`);
  const started = await provider.create({
    reference: payment.id,
    idempotencyKey: payment.id,
    kind: payment.kind,
    amount,
    lang: order.lang,
    description: `Parterre ${order.number}`,
    createdAt: new Date(payment.created_at),
    expiresAt: new Date(payment.expires_at),
    urls: {
      success: await page('/payment/success'),
      fail: await page('/order/fail'),
      notification: deps.notificationUrl(payment.provider),
    },
    receipt: exchange
      ? makeMoveReceipt(deps, order, exchangedLines(exchange), amount)
      : makeReceipt(deps, order, amount),
  });
  await updateStarted(deps.db, payment.id, started);
  return started;
}

/** However many tabs wait for the bank, it is asked no more often. */
const pollEveryMs = 3000;

/** An order for whoever waits for its money: its provider is asked, so that a lost notification delays nobody. */
export async function pollOrder(deps: SaleDeps, token: string): Promise<OrderRecord | undefined> {
  const order = await findOrder(deps, { token });
  if (!order) return undefined;
  let hasPolled = false;
  for (const payment of openPayments(order)) {
    if (!(await claimPoll(deps.db, payment.id, deps.clock?.(), pollEveryMs))) continue;
    await refreshPayment(deps, order, payment);
    hasPolled = true;
  }
  return hasPolled ? reloadOrder(deps, order) : order;
}
