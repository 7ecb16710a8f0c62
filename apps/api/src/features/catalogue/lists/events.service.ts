import type { Event } from '@parterre/contracts/events/event';
import type { EventDate, EventDetail } from '@parterre/contracts/events/event-detail';
import type { EventsQuery } from '@parterre/contracts/events/events-query';
import { type SaleState, saleStates } from '@parterre/domain/price/sale-state';
import { listTotal } from '../../../catalogue-reader/list-page.ts';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { type Languages, wireAmount, wirePicture } from '../../../catalogue-reader/wire-values.ts';
import { findIds, type Mark } from '../search/search.service.ts';
import { decisive, type EventFilters } from './event-filters.ts';
import type { EventOrder } from './event-page.queries.ts';
import {
  countEvents,
  type EventPerformanceRow,
  type EventRow,
  selectEventPerformances,
  selectEvents,
} from './events.queries.ts';
import type { NamedRow } from './localized-list.queries.ts';

interface EventList {
  results: Event[];
  total: number;
  page: number;
  limit: number;
}

export async function listEvents(reader: Reader, query: EventsQuery): Promise<EventList> {
  const { mainLang, currency, languages: known } = await reader.settings();
  const languages = { lang: query.lang ?? mainLang, mainLang };
  const sortLang = known.includes(languages.lang) ? languages.lang : mainLang;
  const { order, isDescending } = readSort(query);
  const { page, limit, sort_by: _by, sort_on: _on, ...wanted } = query;
  const { filters: given, mark } = await eventFilters(reader, wanted, { ...languages, currency });
  // What has no price in the currency has no place in an order by it.
  const filters = order === 'price' ? { price_gte: 0, ...given } : given;
  const offset = (page - 1) * limit;
  const eventsPage = { filters, order, isDescending, limit, offset, sortLang };
  const rows = await selectEvents(reader.db, { ...eventsPage, ...languages });
  const found = { reader, name: 'events', filters: decisive(filters), offset, limit, found: rows.length };
  const total = await listTotal(found, () => countEvents(reader.db, filters));
  const results = rows.map((row) => ({
    ...wireEvent(row, languages),
    ...(mark && { search_matches: mark(row.title) }),
  }));
  return { results, total, page, limit };
}

type FilterQuery = Omit<EventsQuery, 'page' | 'limit' | 'sort_by' | 'sort_on'>;

/** The query as the tables understand it: words searched for become the ids of what they mean. */
export async function eventFilters(
  reader: Reader,
  query: FilterQuery,
  settings: { lang: string; mainLang: string; currency: string },
): Promise<{ filters: EventFilters; mark: Mark | undefined }> {
  const { search: text, id_in, lang: _lang, currency_code, ...filters } = query;
  const at = reader.now();
  const since = query.date_type === 'active' ? at : undefined;
  const found = text ? await findIds(reader.db, 'event', { text, since, ...settings }) : undefined;
  const event_id_in = found && id_in ? found.ids.filter((id) => id_in.includes(id)) : (found?.ids ?? id_in);
  const currency = currency_code ?? settings.currency;
  return { filters: { ...filters, event_id_in, at, currency }, mark: found?.mark };
}

function readSort({ sort_by, sort_on, search }: EventsQuery): { order: EventOrder; isDescending: boolean } {
  const order = sort_by ?? (search ? 'relevance' : 'started_at');
  if (order === 'relevance' && !search) return { order: 'started_at', isDescending: false };
  return { order, isDescending: order !== 'relevance' && sort_on === 'desc' };
}

interface EventRequest {
  readonly lang?: string | undefined;
  readonly currency_code?: string | undefined;
}

/** One event with its dates: those to come, or all of them when it is over. */
export async function readEvent(
  reader: Reader,
  id: number,
  request: EventRequest,
): Promise<EventDetail | undefined> {
  const { mainLang, currency } = await reader.settings();
  const languages = { lang: request.lang ?? mainLang, mainLang };
  const filters: EventFilters = {
    date_type: 'current',
    event_id_in: [id],
    at: reader.now(),
    currency: request.currency_code ?? currency,
  };
  const page = { filters, order: 'id', isDescending: false, limit: 1, offset: 0 } as const;
  const [[event], dates] = await Promise.all([
    selectEvents(reader.db, { ...page, ...languages, sortLang: mainLang }),
    selectEventPerformances(reader.db, id, filters, languages),
  ]);
  return event && { ...wireEvent(event, languages), dates: dates.map(wireDate) };
}

const wireDate = ({
  id,
  started_text,
  doors_at,
  hall,
  has_plan,
  sale_rank,
}: EventPerformanceRow): EventDate => ({
  id,
  started_at: started_text,
  doors_at: doors_at && onSameClock(started_text, doors_at),
  hall: { id: hall.id, name: hall.name },
  seating: has_plan ? 'plan' : 'general',
  sale_state: toSaleState(sale_rank),
});

/** Doors open by the same clock by which the date begins. */
function onSameClock(startedText: string, instant: Date): string {
  const offset = startedText.slice(-'+00:00'.length);
  const [hours = 0, minutes = 0] = offset.split(':').map(Number);
  const ahead = hours * 60 + Math.sign(hours || 1) * minutes;
  return `${new Date(instant.getTime() + ahead * 60_000).toISOString().slice(0, 19)}${offset}`;
}

/** A state by its place, which the SQL function sale_rank answers. */
function toSaleState(rank: number): SaleState {
  const state = saleStates[rank];
  if (!state) throw new RangeError(`no sale state has the rank ${rank}`);
  return state;
}

function wireEvent(row: EventRow, languages: Languages): Event {
  const { poster, banner, gallery } = row.images;
  const labels = row.labels ?? [];
  const persons = row.persons ?? [];
  const others = [row.category, row.hall, row.place, row.location, ...labels, ...persons];
  return {
    id: row.id,
    event_source_id: row.event_source_id,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    started_at: row.started_text,
    ended_at: row.ended_text,
    dates_count: row.dates_count,
    age_limit: row.age_limit,
    duration_minutes: row.duration_minutes,
    category: named(row.category),
    hall: named(row.hall),
    place: { ...named(row.place), address: row.place.address },
    location: named(row.location),
    labels: labels.map(named),
    persons: persons.map((person) => ({ ...named(person), role: person.role })),
    images: {
      poster: wirePicture(poster, languages),
      banner: banner ? wirePicture(banner, languages) : null,
      gallery: gallery.map((picture) => wirePicture(picture, languages)),
    },
    sale_state: toSaleState(row.sale_rank),
    price: wirePrice(row),
    updated_at: row.updated_at.toISOString(),
    ...((row.is_fallback || others.some(({ is_fallback }) => is_fallback)) && { lang_fallback: true }),
  };
}

const named = ({ id, name }: NamedRow) => ({ id, name });

function wirePrice({ min_minor, max_minor, price_currency }: EventRow): Event['price'] {
  if (min_minor === null || max_minor === null || price_currency === null) return null;
  return {
    min: wireAmount(min_minor, price_currency),
    max: wireAmount(max_minor, price_currency),
    currency_code: price_currency,
  };
}
