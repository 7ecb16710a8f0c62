import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import { wirePicture } from '../../../catalogue-reader/wire-values.ts';
import { describeEvent, type EventDates, performanceState } from '../event-index/describe-event.ts';
import { makeFitsByItself } from '../event-index/event-filters.ts';
import { type EventIndex, isSoldOn } from '../event-index/event-index.ts';
import type { Venue } from '../event-index/make-card.ts';
import type { ListReader } from '../lists/events.service.ts';
import { namedKinds, selectMatches, selectShown } from './search.queries.ts';
import { makeMark, makeWriteUnderstood, search } from './search.service.ts';
import { understand } from './understand.service.ts';

interface SuggestQuery {
  readonly q?: string | undefined;
  readonly lang?: string | undefined;
  readonly currency_code?: string | undefined;
}

const maxSuggestions = 10;
const sections = { event: 'events', person: 'persons', place: 'places' } as const;

/** Up to 10 things that may be meant by what has been typed so far. */
export async function suggest(
  reader: ListReader,
  { q, lang, currency_code }: SuggestQuery,
): Promise<{ results: Suggestion[]; understood_as?: string }> {
  if (!q) return { results: [] };
  const { mainLang, currency } = await reader.settings();
  const languages = { lang: lang ?? mainLang, mainLang };
  const understood = await understand(reader.db, q, languages);
  const since = reader.now();
  const matches = await search(understood, languages, async (queries) => {
    const named = reader.names.read()?.find(queries, since.getTime(), maxSuggestions);
    // Long texts, which PostgreSQL alone has, come after names.
    if (named?.length === maxSuggestions) return named;
    return selectMatches(reader.db, { queries, kinds: namedKinds, since, limit: maxSuggestions });
  });
  const mark = makeMark(understood);
  const [shown, { index }, venues] = await Promise.all([
    selectShown(reader.db, matches, languages),
    reader.events.read(),
    reader.events.cards.readVenues(languages),
  ]);
  const asked = { at: since, currency: currency_code ?? currency };
  const results = shown.flatMap(({ kind, id, title, picture, event_source_id }): Suggestion[] => {
    if (kind === 'news' || (kind === 'event' && !isSoldOn(index, id, reader.landingId))) return [];
    const dates = kind === 'event' ? nextDates(index, id, asked) : undefined;
    return [
      {
        kind,
        id,
        title,
        address: `/${sections[kind]}/${id}`,
        search_matches: mark(title),
        picture: picture ? wirePicture(picture, languages) : null,
        ...(event_source_id !== null && { event_source_id }),
        ...tellNextDate(dates, venues),
      },
    ];
  });
  return { results, ...makeWriteUnderstood(understood)(results.map(({ title }) => title)) };
}

/** Those on sale; where none is, those to come. */
function nextDates(
  index: EventIndex,
  eventId: number,
  asked: { readonly at: Date; readonly currency: string },
): EventDates | undefined {
  const isActive = makeFitsByItself(index, { ...asked, date_type: 'active' });
  const isOnSale = (id: number) => isActive(id) && performanceState(index, id, asked.at) === 'on_sale';
  return describeEvent(index, eventId, isOnSale, asked) ?? describeEvent(index, eventId, isActive, asked);
}

function tellNextDate(
  dates: EventDates | undefined,
  venues: ReadonlyMap<number, Venue>,
): Pick<Suggestion, 'next_date'> {
  const venue = dates && venues.get(dates.hallId);
  if (!venue) return {};
  const { started_at, sale_state, price } = dates.members;
  const { place, location } = venue.names;
  return {
    next_date: {
      started_at,
      place: { id: place.id, name: place.name },
      location,
      sale_state,
      price,
    },
  };
}
