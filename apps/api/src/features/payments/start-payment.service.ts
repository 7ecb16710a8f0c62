import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import type { StartedPayment } from '@parterre/contracts/orders/payment';
import { money } from '@parterre/domain/money/money';
import type { Tx } from '../../database/connect.ts';
import { findMethod } from '../acquisitions/acquisitions.service.ts';
import type { PaymentMethod } from '../acquisitions/acquisitions.ts';
import { extendOrder, holdOrder, note } from '../orders/change-order.service.ts';
import { invoiceDue } from '../orders/invoice-due.ts';
import { dueOf, type OrderRecord, type PaymentRecord } from '../orders/order-record.ts';
import { type Refused, refuse } from '../orders/order-refusal.ts';
import { findOrder } from '../orders/read-order.service.ts';
import { again, askProvider, giveUp, openPayments, refuseStart, submit } from './ask-provider.service.ts';
import { spendCertificate } from './certificates.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { insertPayment } from './payments.queries.ts';
import { ProviderFault } from './providers/provider-fault.ts';
import { paymentOf, succeed } from './settle.service.ts';

export interface PaymentKeyed {
  readonly text: string;
  readonly digest: string;
}

type Begun = { readonly kind: 'begun'; readonly payment: StartedPayment } | Refused;

/** A visitor who begins to pay late still has time to, but seats are not kept for ever by beginning again. */
const mostHolds = 4;
const firstAskMs = 10_000;

/** Begins to pay an order: a new attempt, or the same one when it is asked for twice. */
export async function startPayment(
  desk: PaymentDesk,
  token: string,
  request: PaymentRequest,
  key: PaymentKeyed | undefined,
): Promise<Begun> {
  const found = await findOrder(desk.store, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const known = found.payments.find(({ begun_under }) => key && begun_under === key.text);
  if (known && known.asked !== key?.digest) return refuse({ kind: 'key-reused' });
  if (known) return resume(desk, found, known);
  const method = findMethod([...desk.providers.keys()], request.acquisition_id, found.currency);
  if (!method) return refuse({ kind: 'acquisition-unavailable' });
  if (!isOpen(found)) return refuse({ kind: 'order-closed' });
  const order = await clearTheWay(desk, found, method);
  if (!isOpen(order)) return refuse({ kind: 'order-closed' });
  const same = openPayments(order).find((payment) => isSame(order, payment, method));
  if (same) return resume(desk, order, same);
  return begin[method.kind](desk, order, method, request, key);
}

const isOpen = ({ state, expires_at, at }: OrderRecord) => state === 'awaiting_payment' && expires_at > at;

const isSame = (order: OrderRecord, payment: PaymentRecord, { id }: PaymentMethod) =>
  payment.acquisition_id === id && payment.amount_minor === dueOf(order).amountMinor;

/** The same attempt, begun by another click or in another tab. */
const twinOf = (order: OrderRecord, method: PaymentMethod, key: PaymentKeyed | undefined) =>
  order.payments.find(({ begun_under }) => key !== undefined && begun_under === key.text) ??
  openPayments(order).find((payment) => isSame(order, payment, method));

/** An attempt that nobody goes on with must not bring money later; one that already has ends here. */
async function clearTheWay(
  desk: PaymentDesk,
  order: OrderRecord,
  method: PaymentMethod,
): Promise<OrderRecord> {
  const open = openPayments(order);
  for (const payment of open)
    await (isSame(order, payment, method) ? askProvider : giveUp)(desk, order, payment);
  return open.length > 0 ? again(desk, order) : order;
}

/** Where the visitor goes on with an attempt that was begun before. */
async function resume(desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  if (payment.redirect_url !== null || payment.state !== 'pending') return begun(desk, order, payment);
  return handOver(desk, order, payment);
}

async function handOver(desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  try {
    const { redirectUrl } = await submit(desk, order, payment);
    return begun(desk, order, { ...payment, redirect_url: redirectUrl });
  } catch (fault) {
    if (!(fault instanceof ProviderFault)) throw fault;
    if (fault.kind === 'refused') await refuseStart(desk, { id: payment.id, order_id: order.id });
    return refuse({ kind: 'provider-unavailable' });
  }
}

async function begun(desk: PaymentDesk, order: OrderRecord, payment: PaymentRecord): Promise<Begun> {
  const { id, state, redirect_url } = payment;
  const page = order.state === 'paid' ? `/order/success?order=${order.token}` : `/order/pay/${order.token}`;
  const url = redirect_url ?? (await desk.pageUrl(order.lang, page));
  return { kind: 'begun', payment: { payment_id: id, state, redirect_url: url } };
}

type Begin = (
  desk: PaymentDesk,
  order: OrderRecord,
  method: PaymentMethod,
  request: PaymentRequest,
  key: PaymentKeyed | undefined,
) => Promise<Begun>;

const byProvider: Begin = async (desk, { id }, method, _request, key) => {
  const made = await desk.store.db.transaction().execute(async (tx) => {
    const order = await holdOrder(desk.store, tx, id);
    if (!isOpen(order)) return undefined;
    const twin = twinOf(order, method, key);
    if (twin) return twin.id;
    const latest = order.created_at.getTime() + mostHolds * desk.holdMs;
    const wanted = new Date(Math.min(order.at.getTime() + desk.holdMs, latest));
    await extendOrder(tx, order, wanted);
    const expires_at = wanted > order.expires_at ? wanted : order.expires_at;
    return write(tx, order, { method, key, amount: dueOf(order).amountMinor, expires_at, isAsked: true });
  });
  if (!made) return refuse({ kind: 'order-closed' });
  const order = await again(desk, { id });
  return resume(desk, order, paymentOf(order, made));
};

const byInvoice: Begin = async (desk, { id }, method, _request, key) => {
  const outcome = await desk.store.db.transaction().execute(async (tx): Promise<string | Refused> => {
    const order = await holdOrder(desk.store, tx, id);
    if (!isOpen(order)) return refuse({ kind: 'order-closed' });
    const earlier = order.payments.find(({ kind, state }) => kind === 'invoice' && state === 'pending');
    if (earlier) return earlier.id;
    const due = invoiceDue(order.lines, order.created_at, order.at);
    if (!due) return refuse({ kind: 'acquisition-unavailable' });
    await extendOrder(tx, order, due);
    const redirect_url = await desk.pageUrl(order.lang, `/order/bill/${order.token}`);
    const amount = dueOf(order).amountMinor;
    return write(tx, order, { method, key, amount, expires_at: due, redirect_url });
  });
  if (typeof outcome !== 'string') return outcome;
  const order = await again(desk, { id });
  return begun(desk, order, paymentOf(order, outcome));
};

const byCertificate: Begin = async (desk, { id }, method, { certificate_code = '' }, key) => {
  const { store } = desk;
  const outcome = await store.db.transaction().execute(async (tx): Promise<string | Refused> => {
    const order = await holdOrder(store, tx, id);
    if (!isOpen(order)) return refuse({ kind: 'order-closed' });
    const twin = twinOf(order, method, key);
    if (twin) return twin.id;
    const spent = await spendCertificate(tx, certificate_code, dueOf(order), order);
    if (spent.kind === 'unknown') return refuse({ kind: 'certificate-unknown' });
    if (spent.kind === 'empty') return refuse({ kind: 'certificate-spent' });
    const { amountMinor, currency } = spent.amount;
    const { expires_at } = order;
    const made = await write(tx, order, {
      method,
      key,
      amount: amountMinor,
      expires_at,
      certificate: spent.code,
    });
    const after = await holdOrder(store, tx, id);
    await succeed(store, tx, after, paymentOf(after, made), money(amountMinor, currency));
    return made;
  });
  if (typeof outcome !== 'string') return outcome;
  const order = await again(desk, { id });
  return begun(desk, order, paymentOf(order, outcome));
};

const begin: Readonly<Record<PaymentMethod['kind'], Begin>> = {
  card: byProvider,
  fast_transfer: byProvider,
  invoice: byInvoice,
  certificate: byCertificate,
};

interface Attempt {
  readonly method: PaymentMethod;
  readonly key: PaymentKeyed | undefined;
  readonly amount: number;
  readonly expires_at: Date;
  readonly redirect_url?: string;
  readonly certificate?: string;
  /** A provider is about to be asked: from here on money may move. */
  readonly isAsked?: boolean;
}

async function write(tx: Tx, order: OrderRecord, attempt: Attempt): Promise<string> {
  const { method, key, amount, expires_at, redirect_url = null, certificate = null } = attempt;
  const paymentId = randomUUID();
  await insertPayment(tx, {
    ...{ id: paymentId, order_id: order.id, acquisition_id: method.id, provider: method.provider },
    ...{ kind: method.kind, amount_minor: amount, currency: order.currency, certificate, redirect_url },
    ...{ begun_under: key?.text ?? null, asked: key?.digest ?? null, created_at: order.at, expires_at },
    ask_at: attempt.isAsked ? new Date(order.at.getTime() + firstAskMs) : null,
  });
  await note(tx, order, { what: 'payment.pending', paymentId, amount: money(amount, order.currency) });
  return paymentId;
}
