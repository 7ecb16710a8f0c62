import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { dateCapacity, type SoldDate } from './date-capacity.ts';
import type { DateTimes } from './date-times.ts';
import type { Change } from './plan-changes.ts';
import type { Rows } from './tables.ts';
import type { Context } from './thing-rows.ts';
import { zonedText } from './zoned-time.ts';

type Event = Catalogue['events'][number];

/** A date with everything its rows need. */
export interface DraftDate extends SoldDate {
  readonly id: number;
  readonly timeZone: string;
  readonly times: DateTimes;
  readonly hallId: number;
  readonly placeId: number;
  readonly locationId: number;
  readonly planId: number | null;
}

/** A date among the others of its event. */
interface FollowingDate extends DraftDate {
  readonly previous: DraftDate | undefined;
  /** All are in one hall at the same prices. */
  readonly isOneOffer: boolean;
}

export function dateRows(
  { id: event_id, item }: Change<Event>,
  draft: FollowingDate,
  context: Context,
): Rows {
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
    event_dates: [
      {
        ...common,
        id,
        source_id: date.source_id,
        plan_id: draft.planId,
        doors_at: times.doorsAt ?? null,
        capacity: dateCapacity(draft),
        updated_at: context.now,
      },
    ],
    showings: [
      {
        ...common,
        date_id: id,
        category_id: context.idOf('categories', item.category),
        place_id: draft.placeId,
        location_id: draft.locationId,
        ...previousColumns(draft.previous),
        is_one_offer: draft.isOneOffer,
        day: dayOf(date),
        started_text: zonedText(times.startedAt, draft.timeZone),
        ended_text: zonedText(times.endedAt, draft.timeZone),
        is_over: times.endedAt <= context.now,
      },
    ],
    withheld_units: Object.entries(date.not_for_sale?.general ?? {})
      .filter(([, count]) => count > 0)
      .map(([zone, count]) => ({ event_id, date_id: id, zone, count })),
  };
}

const dayOf = ({ started_at }: DraftDate['date']): string => started_at.slice(0, 'yyyy-mm-dd'.length);

const previousColumns = (previous: DraftDate | undefined) => ({
  previous_started_at: previous?.times.startedAt ?? null,
  previous_ended_at: previous?.times.endedAt ?? null,
  previous_day: previous ? dayOf(previous.date) : null,
});
