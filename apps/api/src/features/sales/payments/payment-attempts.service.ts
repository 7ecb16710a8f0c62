import { randomUUID } from 'node:crypto';
import type { StartedPayment } from '@parterre/contracts/orders/payment';
import type { Money } from '@parterre/domain/money/money';
import { admitToInvoice } from '../checkout/admission/admit-order.service.ts';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { changeOrder, type HeldOrder, note, reloadOrder } from '../order/order.service.ts';
import { dueOf, findPayment, type OrderRecord, type PaymentRecord } from '../order/order-record.ts';
import { type Refused, refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { openPayments, refuseStart, submit } from './ask-provider.service.ts';
import { spendCertificate } from './certificates.service.ts';
import { insertPayment } from './payments.queries.ts';
import { ProviderFault } from './providers/payment-provider.ts';
import { succeed } from './settle.service.ts';

export interface PaymentKeyed {
  readonly text: string;
  readonly digest: string;
}

/** What the visitor asked for. */
export interface Wish {
  readonly method: PaymentMethod;
  readonly key: PaymentKeyed | undefined;
  readonly certificateCode: string | undefined;
}

export type Begun = { readonly kind: 'begun'; readonly payment: StartedPayment } | Refused;

/** One way to begin. */
export type Begin = (deps: SaleDeps, order: OrderRecord, wish: Wish) => Promise<Begun>;

export const isOpen = ({ state, expires_at, at }: OrderRecord): boolean =>
  state === 'awaiting_payment' && expires_at > at;

export const isSame = (order: OrderRecord, payment: PaymentRecord, { id }: PaymentMethod): boolean =>
  payment.acquisition_id === id && payment.amount_minor === dueOf(order).amountMinor;

/** The same attempt, begun by another click or in another tab, or why there can be none. To be asked while nobody else changes the order. */
function findEarlier(order: OrderRecord, { method, key }: Wish): PaymentRecord | Refused | undefined {
  const keyed = order.payments.find(
    ({ idempotency_key }) => key !== undefined && idempotency_key === key.text,
  );
  if (keyed) return keyed.request_digest === key?.digest ? keyed : refuse({ kind: 'key-reused' });
  if (!isOpen(order)) return refuse({ kind: 'order-closed' });
  return openPayments(order).find((payment) => isSame(order, payment, method));
}

/** A visitor who begins to pay late still has time to, but seats are not kept for ever by beginning again. */
const mostHolds = 4;
const firstAskMs = 10_000;

/** By card or by transfer, on the provider's page. */
export const byProvider: Begin = async (deps, { id }, wish) => {
  const made = await changeOrder(deps, id, async (held) => {
    const { order } = held;
    const earlier = findEarlier(order, wish);
    if (earlier?.kind === 'refused') return earlier;
    if (earlier) return { kind: 'written', order, payment: earlier } as const;
    const expires_at = laterOf(order.expires_at, latestEnd(order, deps.holdMs));
    const payment = await writeAttempt(held, wish, {
      ...{ amount: dueOf(order), expires_at },
      // From here on money may move.
      next_check_at: new Date(order.at.getTime() + firstAskMs),
    });
    return { kind: 'written', order: { ...order, expires_at }, payment } as const;
  });
  return made.kind === 'refused' ? made : resume(deps, made.order, made.payment);
};

const latestEnd = ({ at, created_at }: OrderRecord, holdMs: number) =>
  new Date(Math.min(at.getTime() + holdMs, created_at.getTime() + mostHolds * holdMs));

const laterOf = (one: Date, other: Date) => (one > other ? one : other);

/** By a bank transfer that the house waits for: the bill says until when, and the seats are kept as long. */
export const byInvoice: Begin = async (deps, { id, lang, token }, wish) => {
  const redirect_url = await deps.pageUrl(lang, `/order/bill/${token}`);
  const outcome = await changeOrder(deps, id, async (held) => {
    const { order } = held;
    const begunBefore = findEarlier(order, wish);
    if (begunBefore?.kind === 'refused') return begunBefore;
    const earlier =
      begunBefore ?? order.payments.find(({ kind, state }) => kind === 'invoice' && state === 'pending');
    if (earlier) return { kind: 'written', order, payment: earlier } as const;
    const admitted = await admitToInvoice(held.tx, deps, order);
    if (admitted.kind === 'refused') return admitted;
    const attempt = { amount: dueOf(order), expires_at: admitted.expiresAt, redirect_url };
    return { kind: 'written', order, payment: await writeAttempt(held, wish, attempt) } as const;
  });
  return outcome.kind === 'refused' ? outcome : begun(deps, outcome.order, outcome.payment);
};

/** With a gift certificate, which is money at hand: what it has is paid at once. */
export const byCertificate: Begin = async (deps, { id }, wish) => {
  const outcome = await changeOrder(deps, id, async (held): Promise<string | Refused> => {
    const { tx, order } = held;
    const earlier = findEarlier(order, wish);
    if (earlier) return earlier.kind === 'refused' ? earlier : earlier.id;
    const spent = await spendCertificate(tx, wish.certificateCode ?? '', dueOf(order), order);
    if (spent.kind !== 'taken') return refuse({ kind: `certificate-${spent.kind}` });
    const { amount, code: certificate } = spent;
    const payment = await writeAttempt(held, wish, { amount, certificate, expires_at: order.expires_at });
    await succeed(deps, held, payment, amount);
    return payment.id;
  });
  if (typeof outcome !== 'string') return outcome;
  const order = await reloadOrder(deps, { id });
  return begun(deps, order, findPayment(order, outcome));
};

interface Attempted {
  readonly method: Pick<PaymentMethod, 'id' | 'provider' | 'kind'>;
  readonly key?: PaymentKeyed | undefined;
}

interface Attempt {
  readonly amount: Money;
  readonly expires_at: Date;
  readonly redirect_url?: string;
  readonly certificate?: string;
  /** When a provider is asked after it, if there is one. */
  readonly next_check_at?: Date;
}

export async function writeAttempt(
  held: HeldOrder,
  { method, key }: Attempted,
  { amount, expires_at, redirect_url, certificate, next_check_at }: Attempt,
): Promise<PaymentRecord> {
  const { tx, order } = held;
  const payment: PaymentRecord = {
    ...{ id: randomUUID(), acquisition_id: method.id, provider: method.provider, kind: method.kind },
    ...{ state: 'pending', amount_minor: amount.amountMinor, currency: amount.currency, failure: null },
    ...{ certificate: certificate ?? null, redirect_url: redirect_url ?? null, provider_payment_id: null },
    idempotency_key: key?.text ?? null,
    request_digest: key?.digest ?? null,
    ...{ received_minor: null, received_currency: null, outcome: null, refunds: [] },
    ...{ created_at: order.at.toISOString(), expires_at: expires_at.toISOString() },
  };
  await insertPayment(tx, order.id, payment, next_check_at);
  note(held, { entry: 'payment.pending', paymentId: payment.id, amount });
  return payment;
}

/** Where the visitor goes on with an attempt that was begun before. */
export async function resume(deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  if (payment.redirect_url !== null || payment.state !== 'pending') return begun(deps, order, payment);
  try {
    const { redirectUrl } = await submit(deps, order, payment);
    return begun(deps, order, { ...payment, redirect_url: redirectUrl });
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'refused') await refuseStart(deps, { id: payment.id, order_id: order.id });
    return refuse({ kind: 'provider-unavailable' });
  }
}

/** To the provider's page, to the bill of an invoice, or to the page of what was paid at once. */
async function begun(deps: SaleDeps, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  const { id, state, redirect_url } = payment;
  const page = order.state === 'paid' ? `/order/success?order=${order.token}` : `/order/pay/${order.token}`;
  const url = redirect_url ?? (await deps.pageUrl(order.lang, page));
  return { kind: 'begun', payment: { payment_id: id, state, redirect_url: url } };
}
