import { type RawBuilder, sql } from 'kysely';
import type { SearchKind } from '../search-kind.ts';

/**
 * What things are found by, one row for each language: `title`, `beside` it (subtitle, cast, role), `around` it (place, city,
 * category) and the long `body`. Names that have no translation are found in the main language.
 */
export function sourcesOf(kind: SearchKind, ids: readonly number[]): RawBuilder<unknown> {
  switch (kind) {
    case 'event':
      return eventSources(ids);
    case 'person':
      return personSources(ids);
    case 'place':
      return placeSources(ids);
    case 'news':
      return newsSources(ids);
  }
}

const eventSources = (ids: readonly number[]) => sql`
  select texts.event_id as item_id, texts.lang, texts.title, texts.description as body,
    events.last_ended_at as until,
    concat_ws(' ', texts.subtitle, casting.names) as beside,
    concat_ws(' ', settings.names, categories.name ->> texts.lang::text) as around
  from event_texts as texts
  join events on events.id = texts.event_id
  join categories on categories.id = events.category_id
  left join (${castingOf(ids)}) as casting on casting.event_id = texts.event_id and casting.lang = texts.lang
  left join (${settingsOf(ids)}) as settings on settings.event_id = texts.event_id and settings.lang = texts.lang
  where texts.event_id = any(${ids}) and texts.title is not null`;

function castingOf(ids: readonly number[]) {
  return sql`
    select event_persons.event_id, person_texts.lang, string_agg(person_texts.name, ' ') as names
    from event_persons
    join person_texts on person_texts.person_id = event_persons.person_id
    where event_persons.event_id = any(${ids})
    group by event_persons.event_id, person_texts.lang`;
}

function settingsOf(ids: readonly number[]) {
  return sql`
    select visited.event_id, place_texts.lang,
      string_agg(concat_ws(' ', place_texts.name, locations.name ->> place_texts.lang::text), ' ') as names
    from (select distinct event_id, place_id, location_id from showings where event_id = any(${ids})) as visited
    join place_texts on place_texts.place_id = visited.place_id
    join locations on locations.id = visited.location_id
    group by visited.event_id, place_texts.lang`;
}

const personSources = (ids: readonly number[]) => sql`
  select person_id as item_id, lang, name as title, role as beside, '' as around, biography as body,
    timestamptz 'infinity' as until
  from person_texts
  where person_id = any(${ids}) and name is not null`;

const placeSources = (ids: readonly number[]) => sql`
  select texts.place_id as item_id, texts.lang, texts.name as title, texts.address as around,
    texts.description as body, timestamptz 'infinity' as until,
    locations.name ->> texts.lang::text as beside
  from place_texts as texts
  join places on places.id = texts.place_id
  join locations on locations.id = places.location_id
  where texts.place_id = any(${ids}) and texts.name is not null`;

const newsSources = (ids: readonly number[]) => sql`
  select news_id as item_id, lang, title, lead as beside, '' as around, body, timestamptz 'infinity' as until
  from news_texts
  where news_id = any(${ids}) and title is not null`;
