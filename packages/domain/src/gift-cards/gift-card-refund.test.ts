import { describe, expect, it } from 'vitest';
import { giftCardState, judgeGiftCardRefund } from './gift-card-refund.ts';

const whole = { amountMinor: 3000, leftMinor: 3000, isRevoked: false };

describe('whether a gift card is given back', () => {
  it.each([
    ['unspent, whole', whole, 3000, 'refundable'],
    ['unspent, a part of it', whole, 1000, 'part'],
    ['spent in part', { ...whole, leftMinor: 1 }, 3000, 'spent'],
    ['spent in part, what is left', { ...whole, leftMinor: 1000 }, 1000, 'spent'],
    ['spent', { ...whole, leftMinor: 0 }, 3000, 'spent'],
  ] as const)('%s', (_name, balance, wantedMinor, verdict) => {
    expect(judgeGiftCardRefund(balance, { wantedMinor, keptMinor: 3000, revokedMinor: 0 })).toBe(verdict);
  });

  it.each([
    ['unspent', 3000, 'refundable'],
    ['after a part of it was spent', 1000, 'spent'],
    ['after all of it was spent', 0, 'spent'],
  ] as const)('revoked %s, while its money is still here', (_name, revokedMinor, verdict) => {
    const revoked = { ...whole, leftMinor: 0, isRevoked: true };
    expect(judgeGiftCardRefund(revoked, { wantedMinor: 3000, keptMinor: 3000, revokedMinor })).toBe(verdict);
  });
});

describe('how a gift card stands', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const [before, after] = [new Date('2026-11-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
  const paid = { balance: whole, deliverAt: null, validUntil: after, now };
  it.each([
    [{ ...paid, balance: null }, 'unpaid'],
    [paid, 'unspent'],
    [{ ...paid, deliverAt: after }, 'waiting'],
    [{ ...paid, deliverAt: before }, 'unspent'],
    [{ ...paid, deliverAt: after, balance: { ...whole, leftMinor: 10 } }, 'partly_spent'],
    [{ ...paid, balance: { ...whole, leftMinor: 0 } }, 'spent'],
    [{ ...paid, balance: { ...whole, leftMinor: 0, isRevoked: true } }, 'revoked'],
    [{ ...paid, validUntil: before }, 'expired'],
    [{ ...paid, validUntil: before, balance: { ...whole, leftMinor: 0 } }, 'spent'],
  ] as const)('%#: %s', (life, state) => {
    expect(giftCardState(life)).toBe(state);
  });
});
