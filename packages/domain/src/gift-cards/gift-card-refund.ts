export interface GiftCardBalance {
  /** What it was sold for, and what is left on it. */
  readonly amountMinor: number;
  readonly leftMinor: number;
  readonly isRevoked: boolean;
}

export type GiftCardRefund = 'refundable' | 'spent' | 'revoked' | 'part';

/** Whether money of a card goes back: all of it, and only while nothing of it was spent. What came back to it counts as unspent. */
export function judgeGiftCardRefund(
  { amountMinor, leftMinor, isRevoked }: GiftCardBalance,
  { wantedMinor, keptMinor }: { readonly wantedMinor: number; readonly keptMinor: number },
): GiftCardRefund {
  if (isRevoked) return 'revoked';
  if (leftMinor < amountMinor) return 'spent';
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
