import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { dateCapacity, type SoldDate } from './date-capacity.ts';
import type { Change } from './plan-changes.ts';
import { type PriceList, priceListRows } from './price-rows.ts';
import { addRows, type Row, type Rows } from './tables.ts';
import { type Context, textRows } from './thing-rows.ts';
import type { Rate } from './world.ts';
import { instantOf, zonedText } from './zoned-time.ts';

type Event = Catalogue['events'][number];

/** The fixed vocabulary of migration 0002. */
const labelIds = { premiere: 1, last_shows: 2, star_cast: 3, family: 4 } as const;

/** A date with everything its rows need. */
export interface DraftDate extends SoldDate {
  readonly id: number;
  readonly timeZone: string;
  readonly hallId: number;
  readonly placeId: number;
  readonly locationId: number;
  readonly planId: number | null;
}

export interface EventDraft {
  readonly change: Change<Event>;
  readonly dates: readonly DraftDate[];
  /** Ids of stored dates that are not there any more. */
  readonly removed: readonly number[];
  readonly rates: readonly Rate[];
}

export function eventRows({ change, dates, rates }: EventDraft, context: Context): Rows {
  const { id, item } = change;
  const rows: Rows = {
    events: [headRow(change, dates, context)],
    event_texts: textRows(
      { event_id: id },
      { title: item.title, subtitle: item.subtitle, description: item.description },
    ),
    event_labels: [...new Set(item.labels)].map((label) => ({ event_id: id, label_id: labelIds[label] })),
    event_persons: item.persons.map(({ person, role }, position) => ({
      event_id: id,
      position,
      person_id: context.idOf('persons', person),
      role,
    })),
  };
  for (const list of priceLists(change, dates)) addRows(rows, priceListRows(list, rates));
  for (const date of dates) addRows(rows, dateRows(change, date, context));
  return rows;
}

function headRow(
  { id, item, contentHash }: Change<Event>,
  dates: readonly DraftDate[],
  { now, idOf }: Context,
): Row {
  const ends = dates.map((date) => dateTimes(item, date).endedAt.getTime());
  return {
    id,
    source_id: item.source_id,
    event_source_id: id,
    category_id: idOf('categories', item.category),
    age_limit: item.age_limit,
    duration_minutes: item.duration_minutes,
    currency: item.currency,
    images: item.images,
    landing_ids: item.landings ?? null,
    last_ended_at: new Date(Math.max(...ends)),
    content_hash: contentHash,
    updated_at: now,
  };
}

function priceLists({ id, item }: Change<Event>, dates: readonly DraftDate[]): PriceList[] {
  const list = (number: number, ticketTypes: PriceList['ticketTypes']): PriceList => ({
    eventId: id,
    number,
    currency: item.currency,
    ticketTypes,
  });
  const own = dates.filter(({ date }) => date.ticket_types);
  return [list(0, item.ticket_types), ...own.map(({ id: number, ticketTypes }) => list(number, ticketTypes))];
}

function dateRows({ id: event_id, item }: Change<Event>, draft: DraftDate, context: Context): Rows {
  const times = dateTimes(item, draft);
  const { date, id, hallId: hall_id } = draft;
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
        day: date.started_at.slice(0, 'yyyy-mm-dd'.length),
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

function dateTimes(event: Event, { date, timeZone }: DraftDate) {
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
