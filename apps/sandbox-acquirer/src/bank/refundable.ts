import { type Money, money } from '@parterre/domain/money/money';
import type { Payment } from './payment.ts';

/** What has arrived and is neither given back nor on its way. */
export function refundable({ received, refunds }: Payment): Money | null {
  if (!received) return null;
  const given = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return money(received.amountMinor - given, received.currency);
}
