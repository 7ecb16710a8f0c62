import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { PerformanceSaleData } from '@parterre/domain/price/sale-state';
import type { Db } from '../../../database/connect.ts';
import type { ZonedMoment } from '../../../time/write-moment.ts';
import { zonedText } from '../../../time/zoned-time.ts';
import { type ListedSaleRow, selectAwaitedTexts, selectListedSales } from './reminders.queries.ts';

/** A performance whose sale somebody waits for, in their language. */
export interface AwaitedPerformance {
  readonly title: string;
  readonly place: string;
  readonly startsAt: ZonedMoment;
  /** Null when the sale has no beginning. */
  readonly saleStartsAt: ZonedMoment | null;
  /** The same with the offset of the place. */
  readonly saleStartsText: string | null;
}

interface Wanted {
  readonly performance_id: number;
  readonly lang: InterfaceLanguage;
}

/** Undefined when the catalogue has it no more. */
export async function readAwaitedPerformance(
  db: Db,
  { performance_id: id, lang }: Wanted,
): Promise<AwaitedPerformance | undefined> {
  const [listed] = await selectListedSales(db, [id]);
  const texts = await selectAwaitedTexts(db, id, lang);
  if (!listed || !texts) return undefined;
  const { started_at, sale_starts_at: saleStart } = listed;
  const { time_zone: timeZone, title, place } = texts;
  return {
    title: title ?? '',
    place: place ?? '',
    startsAt: { at: started_at, timeZone },
    saleStartsAt: saleStart && { at: saleStart, timeZone },
    saleStartsText: saleStart && zonedText(saleStart, timeZone),
  };
}

/** What the domain judges it by. */
export const toSaleData = (row: ListedSaleRow): PerformanceSaleData => ({
  status: row.status,
  startedAtMs: row.started_at.getTime(),
  saleStartsAtMs: row.sale_starts_at?.getTime(),
  saleEndsAtMs: row.sale_ends_at.getTime(),
  ticketsLeft: row.sold_out ? 0 : 1,
});
