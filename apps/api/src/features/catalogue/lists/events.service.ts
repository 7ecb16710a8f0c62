import type { Event } from '@parterre/contracts/events/event';
import type { EventDate, EventDetail } from '@parterre/contracts/events/event-detail';
import type { EventsQuery } from '@parterre/contracts/events/events-query';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { type Json, joinList, joinMembers, writeMembers } from '../../../response-cache/json.ts';
import { clockText } from '../../../time/zoned-time.ts';
import type { EventCounts, EventFacet } from '../event-index/count-events.ts';
import {
  describeEvent,
  type EventDates,
  performanceState,
  performancesThatFit,
  saleStart,
  startText,
} from '../event-index/describe-event.ts';
import { type EventFilters, makeFitsByItself } from '../event-index/event-filters.ts';
import type { EventIndexReader } from '../event-index/event-index.service.ts';
import { isSoldOn } from '../event-index/event-index.ts';
import type { EventSort } from '../event-index/event-lists.ts';
import type { EventCard, Venue } from '../event-index/make-card.ts';
import type { NameIndexKeeper } from '../search/names/name-index.service.ts';
import { type FoundIds, findIds } from '../search/search.service.ts';
import { selectEntrances } from './events.queries.ts';

/** What lists and suggestions need that tell of events or count them. */
export interface ListReader extends Reader {
  /** The site that is asked: events that are sold on others alone are not there. */
  readonly landingId: number;
  readonly names: NameIndexKeeper;
  readonly events: EventIndexReader;
}

interface EventList {
  results: Event[];
  total: number;
  page: number;
  limit: number;
  understood_as?: string;
}

export async function listEvents(reader: ListReader, query: EventsQuery): Promise<Json<EventList>> {
  const { mainLang, currency, languages: known } = await reader.settings();
  const languages = { lang: query.lang ?? mainLang, mainLang };
  const { page, limit, sort_by: _by, sort_on: _on, ...wanted } = query;
  const { filters: given, search } = await eventFilters(reader, wanted, { ...languages, currency });
  const sort = { ...readSort(query), lang: known.includes(languages.lang) ? languages.lang : mainLang };
  // What has no price in the currency has no place in an order by it.
  const filters = sort.order === 'price' ? { price_gte: 0, ...given } : given;
  const lists = await reader.events.read();
  const found = await lists.find(filters, sort);
  const fits = makeFitsByItself(lists.index, filters);
  const onPage: EventDates[] = [];
  for (const id of found.subarray((page - 1) * limit, page * limit)) {
    const dates = describeEvent(lists.index, id, fits, filters);
    if (dates) onPage.push(dates);
  }
  const ids = onPage.map(({ id }) => id);
  const cards = await reader.events.cards.read(ids, languages);
  const venues = await reader.events.cards.readVenues(languages);
  const results: Json<Event>[] = [];
  for (const dates of onPage) {
    const [card, venue] = [cards.get(dates.id), venues.get(dates.hallId)];
    if (!card || !venue) continue;
    const more = { ...tellOnSale(dates, venues), ...(search && { search_matches: search.mark(card.title) }) };
    results.push(writeEvent(dates, { card, venue }, more));
  }
  const understood = search?.writeUnderstood([...cards.values()].map(({ title }) => title));
  return joinList('results', results, { total: found.length, page, limit, ...understood });
}

/** How many events to come each thing of a kind has. */
export async function countActiveEvents(reader: ListReader, facet: EventFacet): Promise<EventCounts> {
  const lists = await reader.events.read();
  const landing_id = reader.landingId;
  return lists.count({ date_type: 'active', at: reader.now(), currency: '', landing_id }, facet);
}

type FilterQuery = Omit<EventsQuery, 'page' | 'limit' | 'sort_by' | 'sort_on'>;

/** The query as the index understands it: words searched for become the ids of what they mean. */
export async function eventFilters(
  reader: Pick<ListReader, 'db' | 'now' | 'landingId'>,
  query: FilterQuery,
  settings: { lang: string; mainLang: string; currency: string },
): Promise<{ filters: EventFilters; search: FoundIds | undefined }> {
  const { search: text, id_in, lang: _lang, currency_code, ...filters } = query;
  const at = reader.now();
  const since = query.date_type === 'active' ? at : undefined;
  const found = text ? await findIds(reader.db, 'event', { text, since, ...settings }) : undefined;
  const event_id_in = found && id_in ? found.ids.filter((id) => id_in.includes(id)) : (found?.ids ?? id_in);
  const currency = currency_code ?? settings.currency;
  return { filters: { ...filters, event_id_in, at, currency, landing_id: reader.landingId }, search: found };
}

function readSort({ sort_by, sort_on, search }: EventsQuery): Omit<EventSort, 'lang'> {
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
  reader: ListReader,
  id: number,
  request: EventRequest,
): Promise<Json<EventDetail> | undefined> {
  const settings = await reader.settings();
  const languages = { lang: request.lang ?? settings.mainLang, mainLang: settings.mainLang };
  const asked = { at: reader.now(), currency: request.currency_code ?? settings.currency };
  const { index } = await reader.events.read();
  if (!isSoldOn(index, id, reader.landingId)) return undefined;
  const isActive = makeFitsByItself(index, { ...asked, date_type: 'active' });
  const isOver = performancesThatFit(index, id, isActive).length === 0;
  const fits = isOver ? () => true : isActive;
  const dates = describeEvent(index, id, fits, asked);
  if (!dates) return undefined;
  const performances = performancesThatFit(index, id, fits).map((performance) => ({
    id: performance,
    startedAt: startText(index, performance),
    startOffset: index.performances.startOffset[performance] ?? 0,
    hallId: index.performances.hallId[performance] ?? 0,
    saleState: performanceState(index, performance, asked.at),
    saleStartsAt: saleStart(index, [performance]),
  }));
  const [cards, venues, entrances] = await Promise.all([
    reader.events.cards.read([id], languages),
    reader.events.cards.readVenues(languages),
    selectEntrances(reader.db, id),
  ]);
  const [card, venue] = [cards.get(id), venues.get(dates.hallId)];
  if (!card || !venue) return undefined;
  const byId = new Map(entrances.map((entrance) => [entrance.id, entrance]));
  return writeEvent<EventDetail>(
    dates,
    { card, venue },
    {
      ...tellOnSale(dates, venues),
      dates: performances.flatMap((performance): EventDate[] => {
        const { id, startedAt, startOffset, hallId, saleState, saleStartsAt } = performance;
        const [entrance, { names } = venue] = [byId.get(id), venues.get(hallId)];
        if (!entrance) return [];
        const { doors_at } = entrance;
        return [
          {
            id,
            started_at: startedAt,
            // By the same clock by which it begins.
            doors_at: doors_at && clockText(doors_at.getTime(), startOffset),
            hall: names.hall,
            seating: entrance.has_plan ? 'plan' : 'general',
            sale_state: saleState,
            ...(saleState === 'soon' && { sale_starts_at: saleStartsAt }),
          },
        ];
      }),
    },
  );
}

/** Where and when the first date on sale is, unless every date that fits is on sale. */
function tellOnSale({ onSale }: EventDates, venues: ReadonlyMap<number, Venue>): Pick<Event, 'on_sale'> {
  const venue = onSale && venues.get(onSale.hallId);
  return venue ? { on_sale: { ...onSale.members, ...venue.names } } : {};
}

/** An event with whatever else is told of it. */
function writeEvent<Told extends Event>(
  dates: EventDates,
  { card, venue }: { readonly card: EventCard; readonly venue: Venue },
  more: Omit<Told, keyof Event> & Pick<Told, 'on_sale' | 'search_matches'>,
): Json<Told> {
  const members = [card.members, venue.members, writeMembers(dates.members)];
  if (Object.keys(more).length > 0) members.push(writeMembers(more));
  if (card.isFallback || venue.isFallback) members.push(fallbackMember);
  return joinMembers(...members);
}

const fallbackMember = writeMembers({ lang_fallback: true });
