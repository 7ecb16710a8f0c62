import { randomUUID } from 'node:crypto';
import { type Money, money } from '@parterre/domain/money/money';
import { apply } from '@parterre/domain/order/state-machine';
import type { Courier } from '../notifications/courier.ts';
import { type BankEvent, planDeliveries } from '../notifications/plan-deliveries.ts';
import type { BankStore } from '../records/bank-store.ts';
import type { Misbehaviour } from '../records/misbehaviours.ts';
import { type Failure, type Payment, type PaymentEvent, paymentTransitions } from '../records/payment.ts';
import type { Timers } from '../timers.ts';

export interface BankParts {
  readonly store: BankStore;
  readonly courier: Courier;
  readonly now: () => Date;
  readonly schedule: Timers['schedule'];
  /** How long slow things take. */
  readonly delayMs: number;
}

/** The bank's books. Whatever is changed in them is told to the shop. */
export interface Bank extends BankParts {
  find(id: string): Payment | undefined;
  /** Writes down what happened. */
  record(event: BankEvent): Payment;
  /** Takes the step if its state allows it; otherwise the payment stays as it is. */
  step(payment: Payment, event: PaymentEvent): Payment;
}

export function openBank(parts: BankParts): Bank {
  const { store, courier, now, delayMs } = parts;
  const books = store.state.payments;

  const record = (event: BankEvent): Payment => {
    const { payment } = event;
    books[payment.id] = payment;
    courier.send(planDeliveries(event, { newId: randomUUID, now: now(), delayMs }));
    store.save();
    return payment;
  };
  const step = (payment: Payment, event: PaymentEvent): Payment => {
    const { kind, state } = apply(paymentTransitions, payment.state, event);
    if (kind !== 'applied') return books[payment.id] ?? payment;
    return record({ type: `payment.${state}`, payment: { ...payment, state } });
  };
  const find = (id: string) => {
    const payment = Object.hasOwn(books, id) ? books[id] : undefined;
    if (!payment || now() < new Date(payment.expiresAt)) return payment;
    return step({ ...payment, failure: 'expired' }, 'cancel');
  };
  return { ...parts, find, record, step };
}

export const succeed = (bank: Bank, payment: Payment): Payment => {
  const received = receivedMoney(payment.amount, payment.misbehaviours);
  return bank.step({ ...payment, wrongCodes: null, received }, 'succeed');
};

export const fail = (bank: Bank, payment: Payment, failure: Failure): Payment =>
  bank.step({ ...payment, wrongCodes: null, failure }, 'fail');

/** A payment that is being decided cannot be called back. */
export const cancel = (bank: Bank, payment: Payment, failure: Failure | null): Payment =>
  bank.step({ ...payment, failure }, 'cancel');

/** What arrives when so much was asked for. */
function receivedMoney(asked: Money, misbehaviours: readonly Misbehaviour[]): Money {
  const amountMinor = misbehaviours.includes('wrong_amount') ? asked.amountMinor - 1 : asked.amountMinor;
  const other = asked.currency === 'EUR' ? 'USD' : 'EUR';
  return money(amountMinor, misbehaviours.includes('wrong_currency') ? other : asked.currency);
}
