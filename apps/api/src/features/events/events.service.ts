import type { Event } from '@parterre/contracts/events/event';
import type { EventsQuery } from '@parterre/contracts/events/events-query';
import { listTotal } from '../catalogue/list-total.ts';
import type { Reader } from '../catalogue/reader.ts';
import { findIds, type Mark } from '../search/find-matches.service.ts';
import { countEvents } from './count-events.queries.ts';
import { decisive, type EventFilters } from './event-filters.ts';
import { selectEvents } from './events.queries.ts';
import type { EventOrder } from './page-statement.ts';
import { wireEvent } from './wire-event.ts';

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
  const { order, isDescending } = orderOf(query);
  const { page, limit, sort_by: _by, sort_on: _on, ...wanted } = query;
  const { filters: given, mark } = await eventFilters(reader, wanted, { ...languages, currency });
  // What has no price in the currency has no place in an order by it.
  const filters = order === 'price' ? { price_gte: 0, ...given } : given;
  const offset = (page - 1) * limit;
  const pageOf = { filters, order, isDescending, limit, offset, sortLang };
  const rows = await selectEvents(reader.db, { ...pageOf, ...languages });
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

function orderOf({ sort_by, sort_on, search }: EventsQuery): { order: EventOrder; isDescending: boolean } {
  const order = sort_by ?? (search ? 'relevance' : 'started_at');
  if (order === 'relevance' && !search) return { order: 'started_at', isDescending: false };
  return { order, isDescending: order !== 'relevance' && sort_on === 'desc' };
}
