export interface GiftCardBalance {
  /** What it was sold for, and what is left on it. */
  readonly amountMinor: number;
  readonly leftMinor: number;
  readonly isRevoked: boolean;
}

export type GiftCardRefund = 'refundable' | 'spent' | 'part';

interface GiftCardMoney {
  readonly wantedMinor: number;
  /** What was paid for it and has not gone back. */
  readonly keptMinor: number;
  /** What was on it when it was revoked, and came to it since. */
  readonly revokedMinor: number;
}

/**
 * Whether money of a card goes back: all of it, and only while nothing of it was spent. What came back to it counts as unspent. One that
 * was revoked and whose money is still here failed to go back.
 */
export function judgeGiftCardRefund(
  { amountMinor, leftMinor }: Pick<GiftCardBalance, 'amountMinor' | 'leftMinor'>,
  { wantedMinor, keptMinor, revokedMinor }: GiftCardMoney,
): GiftCardRefund {
  if (leftMinor + revokedMinor < amountMinor) return 'spent';
  return wantedMinor === keptMinor ? 'refundable' : 'part';
}

/** Waiting: paid, and to be mailed later. */
export const giftCardStates = [
  'unpaid',
  'waiting',
  'unspent',
  'partly_spent',
  'spent',
  'revoked',
  'expired',
] as const;
export type GiftCardState = (typeof giftCardStates)[number];

interface GiftCardLife {
  /** Null until it was paid. */
  readonly balance: GiftCardBalance | null;
  readonly deliverAt: Date | null;
  readonly validUntil: Date | null;
  readonly now: Date;
}

/** How a card stands, for whoever looks after it. */
export function giftCardState({ balance, deliverAt, validUntil, now }: GiftCardLife): GiftCardState {
  if (!balance) return 'unpaid';
  if (balance.isRevoked) return 'revoked';
  if (balance.leftMinor === 0) return 'spent';
  if (validUntil && validUntil <= now) return 'expired';
  if (balance.leftMinor < balance.amountMinor) return 'partly_spent';
  return deliverAt && deliverAt > now ? 'waiting' : 'unspent';
}
