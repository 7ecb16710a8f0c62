/** What of an invoice the operator decides. */
export interface InvoiceTerms {
  /** A performance can be ordered by invoice until so many days before it starts. */
  readonly minDaysBefore: number;
  /** How much of the capacity of a performance unpaid invoices may keep from everybody else, in percent. */
  readonly maxSharePercent: number;
}

/** What ordering by invoice asks of a performance. */
export interface InvoicePerformance {
  /** Whether its event and the site both allow it. */
  readonly isOffered: boolean;
  readonly startsAtMs: number;
}

export const invoiceOffers = ['available', 'not_offered', 'too_late'] as const;
/** Whether a performance can be ordered by invoice, as far as it says itself; others may have used up its share. */
export type InvoiceOffer = (typeof invoiceOffers)[number];

/** Why an order cannot be paid by invoice. */
export const invoiceRefusals = ['not_offered', 'too_late', 'share_reached'] as const;
export type InvoiceRefusal = (typeof invoiceRefusals)[number];

const dayMs = 24 * 3600 * 1000;
const daysToPay = 5;
/** Before the performance: the tickets must still reach their buyer. */
export const invoiceMarginMs = dayMs;

export function invoiceOffer(
  { isOffered, startsAtMs }: InvoicePerformance,
  nowMs: number,
  { minDaysBefore }: Pick<InvoiceTerms, 'minDaysBefore'>,
): InvoiceOffer {
  if (!isOffered) return 'not_offered';
  return startsAtMs - nowMs < minDaysBefore * dayMs ? 'too_late' : 'available';
}

/** An order is for all of its performances or for none: the least hopeful decides. */
export const combineInvoiceOffers = (offers: readonly InvoiceOffer[]): InvoiceOffer =>
  (['not_offered', 'too_late'] as const).find((offer) => offers.includes(offer)) ?? 'available';

/** Whether so many tickets more would make unpaid invoices keep more of a performance than their share. */
export const exceedsInvoiceShare = (
  tickets: { readonly capacity: number; readonly unpaid: number; readonly added: number },
  { maxSharePercent }: Pick<InvoiceTerms, 'maxSharePercent'>,
): boolean => (tickets.unpaid + tickets.added) * 100 > tickets.capacity * maxSharePercent;

/** Until when an order by invoice is to be paid, whatever is done with it meanwhile. */
export const invoiceDueMs = (placedAtMs: number, startsAtMs: readonly number[]): number =>
  Math.min(placedAtMs + daysToPay * dayMs, ...startsAtMs.map((start) => start - invoiceMarginMs));
