import { returnedByRule } from './return-rule.ts';

/** Whoever gets money back for what was bought with a gift certificate has so many days at least to spend it. */
export const daysAfterReturn = 90;
const dayMs = 24 * 3600 * 1000;

/** Why a refund is in the books that was made because its performance is called off. */
export const performanceCancelled = 'performance_cancelled';

/**
 * Why a refund takes back what was bought: the house decided it, the buyer gave the tickets back, or others were had for less. Every other
 * refund only releases what was kept for an order that was never paid.
 */
export const purchaseRefundReasons: readonly string[] = [
  'operator',
  'returned',
  'moved',
  ...Object.values(returnedByRule),
  performanceCancelled,
];

export interface CertificateReturn {
  readonly validUntil: Date;
  readonly returnedAt: Date;
  /** Of the refund. */
  readonly reason: string;
}

/**
 * Until when a certificate is good once money came back to it: never for less time than before, and for longer only when
 * something had been bought. Anybody can place an order and cancel it, as often as they like.
 */
export const validUntilAfterReturn = ({ validUntil, returnedAt, reason }: CertificateReturn): Date =>
  purchaseRefundReasons.includes(reason)
    ? new Date(Math.max(validUntil.getTime(), returnedAt.getTime() + daysAfterReturn * dayMs))
    : validUntil;
