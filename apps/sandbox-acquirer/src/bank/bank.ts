import { randomUUID } from 'node:crypto';
import { apply } from '@parterre/domain/order/state-machine';
import type { Courier } from '../notifications/courier.ts';
import { type Happening, planDeliveries } from '../notifications/plan-deliveries.ts';
import type { Timers } from '../timers.ts';
import type { BankStore } from './bank-store.ts';
import type { TestCard } from './cards.ts';
import { type Failure, type Payment, type PaymentEvent, paymentTransitions } from './payment.ts';
import { receivedMoney } from './received-money.ts';

export interface BankParts {
  readonly store: BankStore;
  readonly courier: Courier;
  readonly now: () => Date;
  readonly schedule: Timers['schedule'];
  /** How long slow things take. */
  readonly delayMs: number;
}

/** The bank's books, and what a payer does to a payment. */
export interface Bank extends BankParts {
  find(id: string): Payment | undefined;
  /** Writes it down and tells the shop what happened. */
  record(happening: Happening): Payment;
  submit(payment: Payment, card: TestCard): Payment;
  authenticate(payment: Payment, code: string): Payment;
  fail(payment: Payment, failure: Failure): Payment;
  /** A payment that is being decided cannot be called back: it stays as it is. */
  cancel(payment: Payment, failure: Failure | null): Payment;
}

/** What the payer's bank asks for. */
export const authenticationCode = '1234';
const codesAllowed = 3;

export function openBank(parts: BankParts): Bank {
  const { store, courier, now, schedule, delayMs } = parts;
  const books = store.state.payments;

  const record = (happening: Happening): Payment => {
    const { payment } = happening;
    books[payment.id] = payment;
    courier.send(planDeliveries(happening, { newId: randomUUID, now: now(), delayMs }));
    store.save();
    return payment;
  };
  const step = (payment: Payment, event: PaymentEvent): Payment => {
    const { kind, state } = apply(paymentTransitions, payment.state, event);
    if (kind !== 'applied') return payment;
    return record({ type: `payment.${state}`, payment: { ...payment, state } });
  };
  const succeed = (payment: Payment) =>
    step(
      { ...payment, wrongCodes: null, received: receivedMoney(payment.amount, payment.misbehaviours) },
      'succeed',
    );
  const fail = (payment: Payment, failure: Failure) =>
    step({ ...payment, wrongCodes: null, failure }, 'fail');
  const cancel = (payment: Payment, failure: Failure | null) =>
    payment.state === 'pending' ? step({ ...payment, failure }, 'cancel') : payment;

  const succeedLater = ({ id }: Payment) =>
    schedule(() => {
      const payment = books[id];
      if (payment) succeed(payment);
    }, delayMs);

  const find = (id: string) => {
    const payment = Object.hasOwn(books, id) ? books[id] : undefined;
    return payment && new Date(payment.expiresAt) <= now() ? cancel(payment, 'expired') : payment;
  };

  const submit = (payment: Payment, { outcome, misbehaviour }: TestCard): Payment => {
    if (payment.state !== 'pending' || outcome === 'abandon') return payment;
    const misbehaviours = [...payment.misbehaviours, ...(misbehaviour ? [misbehaviour] : [])];
    const wrongCodes = outcome === 'authenticate' ? 0 : null;
    const taken = step({ ...payment, misbehaviours, wrongCodes }, 'submit');
    if (outcome === 'decline') return fail(taken, 'declined');
    if (outcome === 'lack_funds') return fail(taken, 'insufficient_funds');
    if (outcome === 'succeed') return succeed(taken);
    if (outcome === 'decide_slowly') succeedLater(taken);
    return taken;
  };

  const authenticate = (payment: Payment, code: string): Payment => {
    if (payment.wrongCodes === null) return payment;
    if (code.trim() === authenticationCode) return succeed(payment);
    const wrongCodes = payment.wrongCodes + 1;
    if (wrongCodes === codesAllowed) return fail(payment, 'authentication_failed');
    books[payment.id] = { ...payment, wrongCodes };
    store.save();
    return { ...payment, wrongCodes };
  };

  // What was being decided when the bank closed is decided now.
  Object.values(books)
    .filter(({ state, wrongCodes }) => state === 'processing' && wrongCodes === null)
    .forEach(succeedLater);
  return { ...parts, find, record, submit, authenticate, fail, cancel };
}
