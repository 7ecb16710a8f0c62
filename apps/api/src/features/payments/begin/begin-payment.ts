import type { StartedPayment } from '@parterre/contracts/orders/payment';
import type { PaymentMethod } from '../../acquisitions/acquisitions.ts';
import { dueOf, type OrderRecord, type PaymentRecord } from '../../orders/order-record.ts';
import type { Refused } from '../../orders/order-refusal.ts';
import { openPayments } from '../ask-provider.service.ts';
import type { PaymentDesk } from '../payment-desk.ts';

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
export type Begin = (desk: PaymentDesk, order: OrderRecord, wish: Wish) => Promise<Begun>;

export const isOpen = ({ state, expires_at, at }: OrderRecord): boolean =>
  state === 'awaiting_payment' && expires_at > at;

export const isSame = (order: OrderRecord, payment: PaymentRecord, { id }: PaymentMethod): boolean =>
  payment.acquisition_id === id && payment.amount_minor === dueOf(order).amountMinor;

/** The same attempt, begun by another click or in another tab. */
export const twinOf = (order: OrderRecord, { method, key }: Wish): PaymentRecord | undefined =>
  order.payments.find(({ begun_under }) => key !== undefined && begun_under === key.text) ??
  openPayments(order).find((payment) => isSame(order, payment, method));
