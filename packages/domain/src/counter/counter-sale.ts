import type { PerformanceSaleData, SaleState } from '../price/sale-state.ts';

/** So long after the beginning somebody is still let in who comes late. */
const latecomersMs = 30 * 60_000;

/**
 * Whether the counter sells for a performance. It begins with everybody, since nobody is served before the others; it ends with the
 * last who are let in, though the sale on the web ends before. How much is left only the stock can say.
 */
export function counterSaleState(
  { status, startedAtMs, saleStartsAtMs }: Omit<PerformanceSaleData, 'ticketsLeft'>,
  nowMs: number,
): Exclude<SaleState, 'sold_out'> {
  if (status !== 'scheduled') return status;
  if (nowMs >= startedAtMs + latecomersMs) return 'ended';
  return nowMs < (saleStartsAtMs ?? -Infinity) ? 'soon' : 'on_sale';
}

/** Until when something can be kept at the counter for somebody: a time that is still to come, and not after the beginning. */
export const isReservableUntil = (
  untilMs: number,
  { startedAtMs }: Pick<PerformanceSaleData, 'startedAtMs'>,
  nowMs: number,
): boolean => untilMs > nowMs && untilMs <= startedAtMs;
