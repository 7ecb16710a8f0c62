import type { StartedPayment } from '@parterre/contracts/orders/payment';
import type { IdempotencyKey } from '../../../idempotency-key.ts';
import { admitToInvoice } from '../checkout/admission/admit-order.service.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { type LockedOrder, reloadOrder } from '../order/order.service.ts';
import { findPayment, type OrderRecord, type PaymentRecord, totalDue } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { spendCertificate } from './certificates.service.ts';
import { ProviderFault } from './providers/payment-provider.ts';
import { failStart, submitPayment } from './refresh-payments.service.ts';
import { markSucceeded } from './settle.service.ts';
import { writeAttempt } from './write-attempt.service.ts';

/** What the visitor asked for. */
export interface AttemptRequest {
  readonly method: PaymentMethod;
  readonly key: IdempotencyKey | undefined;
  readonly certificateCode: string | undefined;
}

export type StartResult = { readonly kind: 'started'; readonly payment: StartedPayment } | Refused;

/** An attempt that is written down. */
export interface Begun {
  readonly kind: 'begun';
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
}

/** Begins an attempt in one way to pay, while nobody else changes the order. */
export type BeginAttempt = (
  deps: SaleDeps,
  locked: LockedOrder,
  request: AttemptRequest,
) => Promise<Begun | Refused>;

/** A visitor who begins to pay late still has time to, but seats are not kept for ever by beginning again. */
const maxHolds = 4;
/** From when on a provider is asked after an attempt: money may have moved. */
export const firstPollMs = 10_000;

/** By card or by transfer, on the provider's page. */
export const beginAtProvider: BeginAttempt = async ({ holdMs }, locked, request) => {
  const { order } = locked;
  const expires_at = attemptEnd(order, holdMs);
  const payment = writeAttempt(locked, request, {
    amount: totalDue(order),
    expires_at,
    next_check_at: new Date(order.at.getTime() + firstPollMs),
  });
  return { kind: 'begun', order: { ...order, expires_at }, payment };
};

/** Until when whatever waits to be paid is kept, once somebody begins to pay for it. */
export const attemptEnd = (
  { at, created_at, expires_at }: Pick<OrderRecord, 'at' | 'created_at' | 'expires_at'>,
  holdMs: number,
): Date => {
  const latest = Math.min(at.getTime() + holdMs, created_at.getTime() + maxHolds * holdMs);
  return new Date(Math.max(expires_at.getTime(), latest));
};

/** By a bank transfer that the house waits for: the bill says until when, and the seats are kept as long. */
export const beginInvoice: BeginAttempt = async (deps, locked, request) => {
  const { order } = locked;
  const earlier = order.payments.find(({ kind, state }) => kind === 'invoice' && state === 'pending');
  if (earlier) return { kind: 'begun', order, payment: earlier };
  const admitted = await admitToInvoice(locked.tx, deps, order);
  if (admitted.kind === 'refused') return admitted;
  const attempt = { amount: totalDue(order), expires_at: admitted.expiresAt };
  return { kind: 'begun', order, payment: writeAttempt(locked, request, attempt) };
};

/** With a gift certificate, which is money at hand: what it has is paid at once. */
export const beginWithCertificate: BeginAttempt = async (deps, locked, request) => {
  const { tx, order } = locked;
  const spent = await spendCertificate(tx, request.certificateCode ?? '', totalDue(order), order);
  if (spent.kind !== 'taken') return refuse({ kind: `certificate-${spent.kind}` });
  const { amount, code: certificate } = spent;
  const payment = writeAttempt(locked, request, { amount, certificate, expires_at: order.expires_at });
  await markSucceeded(deps, locked, payment, amount);
  return { kind: 'begun', order, payment };
};

/** Where the visitor goes on with an attempt, now or one that was begun before. */
export async function resume(deps: SaleDeps, { order, payment }: Omit<Begun, 'kind'>): Promise<StartResult> {
  if (payment.kind === 'certificate') return resumePaid(deps, order, payment);
  if (payment.kind === 'invoice' || payment.redirect_url !== null || payment.state !== 'pending')
    return toStarted(deps, order, payment);
  try {
    const { redirectUrl } = await submitPayment(deps, order, payment);
    return toStarted(deps, order, { ...payment, redirect_url: redirectUrl });
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'refused') await failStart(deps, { id: payment.id, order_id: order.id });
    return refuse({ kind: 'provider-unavailable' });
  }
}

/** What was paid at once is what it has become meanwhile. */
async function resumePaid(deps: SaleDeps, { id }: OrderRecord, payment: PaymentRecord): Promise<StartResult> {
  const order = await reloadOrder(deps, { id });
  return toStarted(deps, order, findPayment(order, payment.id));
}

/** To the provider's page, to the bill of an invoice, or to the page of what was paid at once. */
async function toStarted(deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<StartResult> {
  const { id, state, redirect_url } = payment;
  const url = redirect_url ?? (await deps.pageUrl(order.lang, nextPage(order, payment)));
  return { kind: 'started', payment: { payment_id: id, state, redirect_url: url } };
}

function nextPage({ state, token }: OrderRecord, { kind }: PaymentRecord): string {
  if (kind === 'invoice') return `/order/bill/${token}`;
  return state === 'paid' ? `/order/success?order=${token}` : `/order/pay/${token}`;
}
