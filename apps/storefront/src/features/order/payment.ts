import type { Acquisition } from '@parterre/contracts/acquisitions/acquisition';
import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { amountDue } from '@parterre/domain/basket/basket-total';
import { combineInvoiceOffers, type InvoiceOffer } from '@parterre/domain/order/invoice-terms';
import {
  type PaymentProgress,
  paymentProgress,
  type SincePaidMs,
} from '@parterre/domain/order/payment-progress';
import type { Translate } from '../../i18n/translate.ts';

/** A payment method, as a visitor chooses among them. */
export type PaymentMethod = Pick<Acquisition, 'id' | 'kind' | 'name' | 'currencies' | 'wallets'>;

/** The attempt that was begun last. */
export const lastPayment = ({ payments }: Order): Payment | undefined =>
  payments.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);

/** The method of the last payment through a bank; certificates and invoices are chosen each time. */
export function lastMethodId(order: Order): number | undefined {
  const { id, kind } = lastPayment(order)?.acquisition ?? {};
  return kind === 'card' || kind === 'fast_transfer' ? id : undefined;
}

interface Line {
  readonly extra: { readonly invoice?: InvoiceOffer | undefined };
}

export interface AvailableMethods {
  readonly methods: readonly PaymentMethod[];
  /** Why an invoice is not among them, for whoever might look for it. */
  readonly invoice: InvoiceOffer | undefined;
}

/** Those for an order that is there. A gift card is bought with money, and at once. */
export function orderMethods(order: Order, all: readonly PaymentMethod[]): AvailableMethods {
  if (!order.gift_card) return availableMethods(order.currency_code, all, order.lines);
  const methods = all.filter(
    ({ kind, currencies }) =>
      (kind === 'card' || kind === 'fast_transfer') && currencies.includes(order.currency_code),
  );
  return { methods, invoice: undefined };
}

/** The payment methods for these lines. Where no event takes invoices nobody looks for one, so its absence needs no reason. */
export function availableMethods(
  currency: string,
  all: readonly PaymentMethod[],
  lines: readonly Line[],
): AvailableMethods {
  const methods = all.filter(({ currencies }) => currencies.includes(currency));
  const offers = lines.map(({ extra }) => extra.invoice ?? 'available');
  const invoice = combineInvoiceOffers(offers);
  if (invoice === 'available') return { methods, invoice: undefined };
  const isExpected = methods.some(isInvoice) && offers.some((offer) => offer !== 'not_offered');
  return {
    methods: methods.filter((method) => !isInvoice(method)),
    invoice: isExpected ? invoice : undefined,
  };
}

/** What most visitors pay with; they choose only if they want another. */
export const preselectedMethod = (methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  methods.find(({ kind }) => kind === 'card') ?? methods[0];

const isInvoice = ({ kind }: PaymentMethod) => kind === 'invoice';

/** It awaits payment, and its performance will take place. */
export const canBePaid = ({ state, called_off }: Order): boolean =>
  state === 'awaiting_payment' && called_off === null;

/** An invoice that was issued and not paid yet. */
export const pendingInvoice = ({ payments }: Order): Payment | undefined =>
  payments.find(({ state, acquisition }) => state === 'pending' && acquisition.kind === 'invoice');

/** How the last attempt to pay it at a bank goes. Undefined when there is none, or nothing can be paid. */
export function bankProgress(order: Order, sincePaidMs: SincePaidMs = null): PaymentProgress | undefined {
  const payment = lastPayment(order);
  if (!payment || !canBePaid(order) || pendingInvoice(order)) return undefined;
  return paymentProgress(payment, sincePaidMs);
}

/** Something was paid towards it, such as by a certificate, and something is left. */
export const isPartlyPaid = (order: Order): boolean =>
  canBePaid(order) && order.amount_due < amountDue(order.total);

/** The order is settled, or its last payment has failed: reading it again would show the same. */
export function isPaymentSettled(order: Order): boolean {
  const state = lastPayment(order)?.state;
  return order.state !== 'awaiting_payment' || state === 'failed' || state === 'cancelled';
}

/** The last attempt to pay for an exchange that waits for its money. */
export const exchangePayment = ({ exchange, payments }: Order): Payment | undefined =>
  payments.find(({ payment_id }) => payment_id === exchange?.payment_id);

/** Nothing of its tickets is about to change. */
export const isAtRest = (order: Order): boolean =>
  hasAllTickets(order) && exchangePayment(order)?.state !== 'pending';

const progressTitles = {
  asking: 'pages:paymentSuccessTitle',
  deciding: 'pages:paymentSuccessTitle',
  unpaid: 'pages:unpaidTitle',
  failed: 'pages:failTitle',
} as const satisfies Record<PaymentProgress, string>;

/** What the page that a payment ends on says of its order: only what the order says itself. */
export function settlementTitle(order: Order, sincePaidMs: SincePaidMs = null) {
  if (order.state === 'paid') return order.gift_card ? 'pages:giftSuccessTitle' : 'pages:successTitle';
  if (!canBePaid(order)) return 'pages:yourOrderTitle';
  const progress = bankProgress(order, sincePaidMs);
  return progress ? progressTitles[progress] : 'pages:payTitle';
}

/** What is to be said of the last payment. */
export function progressText(order: Order, t: Translate, sincePaidMs: SincePaidMs = null) {
  switch (bankProgress(order, sincePaidMs)) {
    case 'asking':
      return t('forms:payAskingText');
    case 'deciding':
      return order.gift_card
        ? t('pages:giftPayWaiting', { email: order.contact.email })
        : t('forms:payWaitingText', { email: order.contact.email });
    case 'unpaid':
      return t('forms:payUnpaidText');
    case 'failed':
      return failureText(order, t);
    case undefined:
      return undefined;
  }
}

/** All its tickets are issued, which may take a moment after it is paid. */
const hasAllTickets = ({ state, lines, tickets }: Order): boolean =>
  state !== 'paid' || tickets.length >= lines.reduce((sum, { count }) => sum + count, 0);

/** Why the last payment came to nothing, and whether money was taken. */
function failureText(order: Order, t: Translate): string {
  const failure = lastPayment(order)?.failure;
  switch (failure) {
    case 'declined':
    case 'insufficient_funds':
    case 'authentication_failed':
      return t(`forms:payFailure_${failure}`);
    default:
      return t(order.gift_card ? 'pages:giftPayFailed' : 'forms:payFailure_other');
  }
}
