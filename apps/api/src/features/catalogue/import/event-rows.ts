import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Rate } from '@parterre/domain/price-lists/ticket-prices';
import type { Change } from './changes.ts';
import type { Context } from './localized-rows.ts';
import { type DraftPerformance, performanceRows } from './performance-rows.ts';
import { type PriceList, priceListRows } from './price-rows.ts';
import type { StoredPerformance } from './stored.queries.ts';
import { addRows, type Row, type Rows } from './tables.ts';

type Event = Catalogue['events'][number];

/** The fixed vocabulary of migration 0002. */
const labelIds = { premiere: 1, last_shows: 2, star_cast: 3, family: 4 } as const;

export interface EventDraft {
  readonly change: Change<Event>;
  readonly dates: readonly DraftPerformance[];
  /** Stored dates that are not there any more. */
  readonly removed: readonly Pick<StoredPerformance, 'id' | 'source_id'>[];
  readonly rates: readonly Rate[];
}

export function eventRows({ change, dates, rates }: EventDraft, context: Context): Rows {
  const { id, item } = change;
  const rows: Rows = {
    events: [headRow(change, dates, context)],
    event_texts: eventTextRows(change, context),
    event_labels: [...new Set(item.labels)].map((label) => ({ event_id: id, label_id: labelIds[label] })),
    event_persons: item.persons.map(({ person, role }, position) => ({
      event_id: id,
      position,
      person_id: context.findId('persons', person),
      role,
    })),
  };
  for (const list of priceLists(change, dates)) addRows(rows, priceListRows(list, rates));
  for (const date of dates) addRows(rows, performanceRows(id, date, context.now));
  return rows;
}

/** In every language of the catalogue, be it only to be sorted there. */
function eventTextRows({ id, item }: Change<Event>, { languages, mainLang }: Context): Row[] {
  const { title, subtitle, description } = item;
  return languages.map((lang) => ({
    event_id: id,
    lang,
    sort_title: title[lang] ?? title[mainLang],
    title: title[lang] ?? null,
    subtitle: subtitle?.[lang] ?? null,
    description: description[lang] ?? null,
  }));
}

function headRow(
  { id, item, contentHash }: Change<Event>,
  dates: readonly DraftPerformance[],
  { now, findId }: Context,
): Row {
  const ends = dates.map(({ times }) => times.endedAt.getTime());
  return {
    id,
    source_id: item.source_id,
    event_source_id: id,
    category_id: findId('categories', item.category),
    age_limit: item.age_limit,
    duration_minutes: item.duration_minutes,
    currency: item.currency,
    images: item.images,
    // As PostgreSQL writes an array.
    landing_ids: item.landings ? `{${item.landings.join()}}` : null,
    invoices: item.invoices,
    max_tickets: item.max_tickets ?? null,
    last_ended_at: new Date(Math.max(...ends)),
    content_hash: contentHash,
    updated_at: now,
  };
}

function priceLists({ id, item }: Change<Event>, dates: readonly DraftPerformance[]): PriceList[] {
  const list = (number: number, ticketTypes: PriceList['ticketTypes']): PriceList => ({
    eventId: id,
    number,
    currency: item.currency,
    ticketTypes,
  });
  const own = dates.filter(({ date }) => date.ticket_types);
  return [list(0, item.ticket_types), ...own.map(({ id: number, ticketTypes }) => list(number, ticketTypes))];
}
