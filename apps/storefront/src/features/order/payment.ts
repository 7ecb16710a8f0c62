import type { Order } from '@parterre/contracts/orders/order';
import type { Payment } from '@parterre/contracts/orders/payment';
import type { Translate } from '../../i18n/translate.ts';

/** The attempt that was begun last. */
export const lastPayment = ({ payments }: Order): Payment | undefined =>
  payments.toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);

/** Nothing more is to be waited for: the order is settled, or its last payment has come to nothing. */
export function isDecided(order: Order): boolean {
  const state = lastPayment(order)?.state;
  return order.state !== 'awaiting_payment' || state === 'failed' || state === 'cancelled';
}

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
