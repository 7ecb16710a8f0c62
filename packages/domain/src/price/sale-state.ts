/** Product §4, the most favourable first: an event is in the first of these states that one of its dates is in. */
export const saleStates = ['on_sale', 'soon', 'sold_out', 'postponed', 'ended', 'cancelled'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * So an event can be bought as long as one date can, and is cancelled only when every date is. Without dates it is
 * announced: soon.
 */
export const eventSaleState = (dates: readonly SaleState[]): SaleState =>
  saleStates.find((state) => dates.includes(state)) ?? 'soon';

/** Postponed means that no other day is known yet. */
export const dateStatuses = ['scheduled', 'cancelled', 'postponed'] as const;
export type DateStatus = (typeof dateStatuses)[number];

/** What an event date is judged by. Times are milliseconds since 1970. */
export interface PerformanceSaleData {
  readonly status: DateStatus;
  readonly startedAtMs: number;
  readonly saleStartsAtMs?: number | undefined;
  readonly saleEndsAtMs?: number | undefined;
  readonly ticketsLeft: number;
}

/** A sale ends when the date begins, unless the operator ends it before. */
export function dateSaleState(date: PerformanceSaleData, nowMs: number): SaleState {
  if (date.status !== 'scheduled') return date.status;
  if (nowMs >= Math.min(date.startedAtMs, date.saleEndsAtMs ?? Infinity)) return 'ended';
  if (nowMs < (date.saleStartsAtMs ?? -Infinity)) return 'soon';
  return date.ticketsLeft > 0 ? 'on_sale' : 'sold_out';
}
