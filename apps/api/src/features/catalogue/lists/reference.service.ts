import type { Category, EventsDay, Location, Setting } from '@parterre/contracts/reference/reference-items';
import type { EventsDatesQuery, ReferenceQuery } from '@parterre/contracts/reference/reference-query';
import { listReply, momentStart } from '../../../catalogue-reader/list-page.ts';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { countDaySales } from '../event-index/count-day-sales.ts';
import { type EventFilters, makeFits, writeDay } from '../event-index/event-filters.ts';
import type { EventIndex } from '../event-index/event-index.ts';
import { eventFilters, type ListReader } from './events.service.ts';
import {
  countReference,
  type ReferenceKind,
  type ReferenceRow,
  referenceKinds,
  selectReference,
  withoutOwnFilter,
} from './reference.queries.ts';

const wireCategory = ({ id, name, parent_id, events_count, is_fallback }: ReferenceRow): Category => ({
  id,
  name,
  type_id: parent_id,
  events_count,
  ...(is_fallback && { lang_fallback: true }),
});

const wireSetting = ({ id, name, parent_id, events_count, is_fallback }: ReferenceRow): Setting => ({
  id,
  name,
  parent_id,
  events_count,
  ...(is_fallback && { lang_fallback: true }),
});

const wireLocation = (row: ReferenceRow): Location => ({
  ...wireSetting(row),
  time_zone: row.time_zone ?? 'UTC',
});

/** A reference list: all its items, each with how many events it has under the filters. */
async function listReference<Item>(
  reader: ListReader,
  kind: ReferenceKind,
  query: ReferenceQuery,
  wire: (row: ReferenceRow) => Item,
) {
  const { id_in, updated_gte, sort_by, sort_on, page, limit, lang, ...wanted } = query;
  const { mainLang, currency } = await reader.settings();
  const languages = { lang: lang ?? mainLang, mainLang };
  const items = { ids: id_in, updatedSince: updated_gte && momentStart(updated_gte) };
  const { filters } = await eventFilters(reader, wanted, { ...languages, currency });
  const lists = await reader.events.read();
  const rows = await selectReference(reader.db, kind, {
    items,
    counts: lists.count(withoutOwnFilter(filters, kind), kind.table),
    order: sort_by ?? 'name',
    isDescending: sort_on === 'desc',
    limit,
    offset: (page - 1) * limit,
    ...languages,
  });
  return listReply(query, rows.map(wire), { reader, name: kind.table, filters: items }, () =>
    countReference(reader.db, kind, items),
  );
}

export const listCategoryTypes = (reader: ListReader, query: ReferenceQuery) =>
  listReference(reader, referenceKinds.category_types, query, wireCategory);
export const listCategories = (reader: ListReader, query: ReferenceQuery) =>
  listReference(reader, referenceKinds.categories, query, wireCategory);
export const listEventsHalls = (reader: ListReader, query: ReferenceQuery) =>
  listReference(reader, referenceKinds.halls, query, wireSetting);
export const listEventsPlaces = (reader: ListReader, query: ReferenceQuery) =>
  listReference(reader, referenceKinds.places, query, wireSetting);
export const listEventsLocations = (reader: ListReader, query: ReferenceQuery) =>
  listReference(reader, referenceKinds.locations, query, wireLocation);

/** Days that have events under the filters. They have no ids: `id_in` means the events. */
export async function listEventsDates(reader: ListReader, query: EventsDatesQuery) {
  const { sort_by: _by, sort_on: _on, page, limit, ...wanted } = query;
  const { mainLang, currency } = await reader.settings();
  const { filters } = await eventFilters(reader, wanted, {
    lang: query.lang ?? mainLang,
    mainLang,
    currency,
  });
  const lists = await reader.events.read();
  const { ids, counts } = lists.count(filters, 'days');
  const tellSales = query.currency_code ? daySales(lists.index, filters) : () => ({});
  const days = ids
    .map((day, place) => ({ date: writeDay(day), events_count: counts[place] ?? 0, ...tellSales(day) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const results = inOrder(days, query).slice((page - 1) * limit, page * limit);
  return { results, total: days.length, page, limit };
}

/** Told to those who name a currency: it takes longer than to count the events. */
function daySales(index: EventIndex, filters: EventFilters): (day: number) => Partial<EventsDay> {
  const { currency } = filters;
  const sales = countDaySales(index, makeFits(index, filters), filters);
  return (day) => {
    const { onSale = 0, soldOut = 0, minMinor = Number.NaN } = sales.get(day) ?? {};
    const price_min = Number.isNaN(minMinor) ? null : wireAmount(minMinor, currency);
    return { on_sale_count: onSale, sold_out_count: soldOut, price_min, currency_code: currency };
  };
}

function inOrder(days: readonly EventsDay[], { sort_by, sort_on }: EventsDatesQuery): EventsDay[] {
  if (sort_by !== 'events_count') return sort_on === 'desc' ? days.toReversed() : [...days];
  const sign = sort_on === 'desc' ? -1 : 1;
  return days.toSorted((a, b) => sign * (a.events_count - b.events_count));
}
