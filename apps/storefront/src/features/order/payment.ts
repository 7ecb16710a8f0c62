import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import { amountDue } from '@parterre/domain/basket/basket-total';
import type { Translate } from '../../i18n/translate.ts';
import type { PaymentWay } from './payment-way.ts';

/** The attempt that was begun last. */
export const lastPayment = ({ payments }: Order): Payment | undefined =>
  payments.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);

/** The way that the bank was last paid in, or was to be; certificates and invoices are chosen anew. */
export function chosenBefore(order: Order): number | undefined {
  const { id, kind } = lastPayment(order)?.acquisition ?? {};
  return kind === 'card' || kind === 'fast_transfer' ? id : undefined;
}

export const waysIn = (currency: string, ways: readonly PaymentWay[]): PaymentWay[] =>
  ways.filter(({ currencies }) => currencies.includes(currency));

/** It waits for its money, and what it is for will be played. */
export const canBePaid = ({ state, called_off }: Order): boolean =>
  state === 'awaiting_payment' && called_off === null;

/** A bank transfer that the house waits for. */
export const pendingInvoice = ({ payments }: Order): Payment | undefined =>
  payments.find(({ state, acquisition }) => state === 'pending' && acquisition.kind === 'invoice');

/** A bank has been asked for the money, and has not said what came of it. */
export const isBankAsked = (order: Order): boolean =>
  canBePaid(order) && lastPayment(order)?.state === 'pending' && !pendingInvoice(order);

/** Something was paid towards it, such as by a certificate, and something is left. */
export const isPartlyPaid = (order: Order): boolean =>
  canBePaid(order) && order.amount_due < amountDue(order.total);

/** Nothing more is to be waited for: the order is settled, or its last payment has come to nothing. */
export function isDecided(order: Order): boolean {
  const state = lastPayment(order)?.state;
  return order.state !== 'awaiting_payment' || state === 'failed' || state === 'cancelled';
}

/** Its tickets are there, if it is to have any: they may come a moment after it is paid. */
export const isServed = ({ state, lines, tickets }: Order): boolean =>
  state !== 'paid' || tickets.length >= lines.reduce((sum, { count }) => sum + count, 0);

/** Why the last payment came to nothing, and whether money was taken. */
export function failureText(order: Order, t: Translate): string {
  const failure = lastPayment(order)?.failure;
  switch (failure) {
    case 'declined':
    case 'insufficient_funds':
    case 'authentication_failed':
      return t(`forms:payFailure_${failure}`);
    default:
      return t('forms:payFailure_other');
  }
}
