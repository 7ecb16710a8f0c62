import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { instantOf } from './zoned-time.ts';

type Event = Catalogue['events'][number];

export interface DateTimes {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly doorsAt: Date | undefined;
  readonly saleStartsAt: Date | undefined;
  readonly saleEndsAt: Date;
}

/** When everything about a date happens, where it is told as the clocks of its place show it. */
export function dateTimes(event: Event, date: Event['dates'][number], timeZone: string): DateTimes {
  const at = (local: string | undefined) => (local === undefined ? undefined : instantOf(local, timeZone));
  const startedAt = at(date.started_at);
  if (!startedAt) throw new Error(`${date.source_id} was not checked: ${date.started_at} does not exist`);
  return {
    startedAt,
    endedAt: new Date(startedAt.getTime() + event.duration_minutes * 60_000),
    doorsAt: at(date.doors_at),
    saleStartsAt: at(date.sale_starts_at),
    saleEndsAt: at(date.sale_ends_at) ?? startedAt,
  };
}
