import { type Money, money } from '@parterre/domain/money/money';
import type { Misbehaviour } from './misbehaviours.ts';

/** What arrives when so much was asked for. */
export function receivedMoney(asked: Money, misbehaviours: readonly Misbehaviour[]): Money {
  const amountMinor = misbehaviours.includes('wrong_amount') ? asked.amountMinor - 1 : asked.amountMinor;
  const other = asked.currency === 'EUR' ? 'USD' : 'EUR';
  return money(amountMinor, misbehaviours.includes('wrong_currency') ? other : asked.currency);
}
