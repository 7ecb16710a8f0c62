import type { Payment } from '../records/payment.ts';
import { type Bank, fail, succeed } from './bank.ts';
import type { CardOutcome, TestCard } from './cards.ts';

/** What the payer's bank asks for. */
export const authenticationCode = '1234';
const codesAllowed = 3;

/** What comes of a card once the payer has given it. */
const decisions: Readonly<Record<CardOutcome, (bank: Bank, payment: Payment) => Payment>> = {
  succeed,
  decline: (bank, payment) => fail(bank, payment, 'declined'),
  lack_funds: (bank, payment) => fail(bank, payment, 'insufficient_funds'),
  authenticate: (_bank, payment) => payment,
  decide_slowly: (bank, payment) => {
    succeedLater(bank, payment);
    return payment;
  },
  abandon: (_bank, payment) => payment,
};

/** The payer gives a card; walking away is no step at all. */
export function pay(bank: Bank, payment: Payment, { outcome, misbehaviour }: TestCard): Payment {
  if (payment.state !== 'pending' || outcome === 'abandon') return payment;
  const misbehaviours = [...payment.misbehaviours, ...(misbehaviour ? [misbehaviour] : [])];
  const wrongCodes = outcome === 'authenticate' ? 0 : null;
  return decisions[outcome](bank, bank.step({ ...payment, misbehaviours, wrongCodes }, 'submit'));
}

/** The second step of 3-D Secure. */
export function authenticate(bank: Bank, payment: Payment, code: string): Payment {
  if (payment.wrongCodes === null) return payment;
  if (code.trim() === authenticationCode) return succeed(bank, payment);
  const wrongCodes = payment.wrongCodes + 1;
  if (wrongCodes === codesAllowed) return fail(bank, payment, 'authentication_failed');
  const next = { ...payment, wrongCodes };
  bank.store.state.payments[payment.id] = next;
  bank.store.save();
  return next;
}

function succeedLater(bank: Bank, { id }: Payment): void {
  bank.schedule(() => {
    const payment = bank.find(id);
    if (payment) succeed(bank, payment);
  }, bank.delayMs);
}

/** What was being decided when the bank closed is decided now. */
export function resumePayments(bank: Bank): void {
  for (const payment of Object.values(bank.store.state.payments))
    if (payment.state === 'processing' && payment.wrongCodes === null) succeedLater(bank, payment);
}
