import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { zonedInstant, zonedText } from '../../../time/zoned-time.ts';
import { dateCapacity, type SoldPerformance } from './performance-capacity.ts';
import type { Rows } from './tables.ts';

type Event = Catalogue['events'][number];

/** A date with everything its rows need. */
export interface DraftPerformance extends SoldPerformance {
  readonly id: number;
  readonly timeZone: string;
  readonly times: PerformanceTimes;
  readonly hallId: number;
  readonly placeId: number;
  readonly locationId: number;
  readonly planId: number | null;
}

export function performanceRows(event_id: number, draft: DraftPerformance, now: Date): Rows {
  const { date, times, id, hallId: hall_id } = draft;
  const common = {
    event_id,
    hall_id,
    price_list: date.ticket_types ? id : 0,
    started_at: times.startedAt,
    ended_at: times.endedAt,
    status: date.status,
    sale_starts_at: times.saleStartsAt ?? null,
    sale_ends_at: times.saleEndsAt,
  };
  return {
    performances: [
      {
        ...common,
        id,
        source_id: date.source_id,
        plan_id: draft.planId,
        doors_at: times.doorsAt ?? null,
        capacity: dateCapacity(draft),
        updated_at: now,
      },
    ],
    listed_performances: [
      {
        ...common,
        performance_id: id,
        place_id: draft.placeId,
        location_id: draft.locationId,
        day: date.started_at.slice(0, 'yyyy-mm-dd'.length),
        started_text: zonedText(times.startedAt, draft.timeZone),
        ended_text: zonedText(times.endedAt, draft.timeZone),
        is_over: times.endedAt <= now,
      },
    ],
    withheld_units: Object.entries(date.not_for_sale?.general ?? {})
      .filter(([, count]) => count > 0)
      .map(([zone, count]) => ({ event_id, performance_id: id, zone, count })),
  };
}

export interface PerformanceTimes {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly doorsAt: Date | undefined;
  readonly saleStartsAt: Date | undefined;
  readonly saleEndsAt: Date;
}

/** When everything about a date happens, where it is told as the clocks of its place show it. */
export function performanceTimes(
  event: Event,
  date: Event['dates'][number],
  timeZone: string,
): PerformanceTimes {
  const at = (local: string | undefined) => (local === undefined ? undefined : zonedInstant(local, timeZone));
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
