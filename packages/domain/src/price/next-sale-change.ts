import type { PerformanceSaleData } from './sale-state.ts';

type SaleTimes = Omit<PerformanceSaleData, 'ticketsLeft'>;

/** When the sale of one of these dates opens or ends next; undefined when nothing more is known to happen. */
export function nextSaleChangeMs(dates: readonly SaleTimes[], nowMs: number): number | undefined {
  const moments = dates
    .filter(({ status }) => status === 'scheduled')
    .flatMap(({ startedAtMs, saleStartsAtMs = -Infinity, saleEndsAtMs = Infinity }) => [
      saleStartsAtMs,
      Math.min(startedAtMs, saleEndsAtMs),
    ])
    .filter((moment) => moment > nowMs);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
