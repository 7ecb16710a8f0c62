import type { Db, Tx } from '../../../../database/connect.ts';
import { type Sql, sql } from '../../../../database/sql.ts';
import type { SearchKind } from '../search.queries.ts';

export interface NewWord {
  readonly lang: string;
  readonly word: string;
  readonly stem: string;
}

/** No index takes a word of any length, and nobody types such a one. */
const maxWordLength = 64;

/** Writes the texts of things anew and answers the words of their names that were not known before. */
export async function insertTexts(
  tx: Tx,
  kind: SearchKind,
  ids: readonly number[],
): Promise<readonly NewWord[]> {
  const { rows } = await tx.query(sql<NewWord>`
    with found as materialized (
      select item_id, lang, title, until, fold_words(title) as name, coalesce(beside, '') as beside,
        coalesce(around, '') as around, coalesce(body, '') as body
      from (${searchSources(kind, ids)}) as sources
    ), phrases as materialized (
      -- Events share casts and places: each is read once.
      select lang, phrase, words, to_tsvector(text_search_config(lang), words) as vector
      from (
        select lang, phrase, fold_words(phrase) as words
        from (select lang, beside as phrase from found union select lang, around from found) as distinct_phrases
      ) as folded
    ), named as materialized (
      select found.item_id, found.lang, found.title, found.until, found.body,
        setweight(to_tsvector(title_search_config(found.lang), found.name), 'A')
          || setweight(beside.vector, 'B')
          || setweight(around.vector, 'C') as names
      from found
      join phrases as beside on beside.lang = found.lang and beside.phrase = found.beside
      join phrases as around on around.lang = found.lang and around.phrase = found.around
    ), stored as (
      insert into search_texts (kind, item_id, lang, title, names, words, until)
      select ${kind}, item_id, lang, title, names,
        names || setweight(to_tsvector(text_search_config(lang), fold_words(regexp_replace(body, '<[^>]*>', ' ', 'g'))), 'D'),
        until
      from named
    ), spoken as materialized (
      select lang, word
      from (select lang, name as words from found union all select lang, words from phrases) as names
      cross join lateral string_to_table(words, ' ') as word
      group by lang, word
    )
    select lang, word, stem_word(lang, word) as stem
    from spoken
    where word <> '' and length(word) <= ${maxWordLength} and not is_stop_word(lang, word)
      and not exists (
        select
        from search_words
        where search_words.word = spoken.word and search_words.lang = spoken.lang)`);
  return rows;
}

/** Answers the stems of the names that were there. */
export async function deleteTexts(
  tx: Tx,
  kind: SearchKind,
  ids: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await tx.query(sql<{ stem: string }>`
    with gone as (
      delete from search_texts
      where kind = ${kind} and item_id = any(${ids})
      returning names
    )
    select distinct stem
    from gone
    cross join lateral unnest(tsvector_to_array(names)) as stem`);
  return rows.map(({ stem }) => stem);
}

/**
 * What things are found by, one row for each language: `title`, `beside` it (subtitle, cast, role), `around` it (place, city,
 * category) and the long `body`. Names that have no translation are found in the main language.
 */
function searchSources(kind: SearchKind, ids: readonly number[]): Sql {
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
  left join (${castNames(ids)}) as casting on casting.event_id = texts.event_id and casting.lang = texts.lang
  left join (${venueNames(ids)}) as settings on settings.event_id = texts.event_id and settings.lang = texts.lang
  where texts.event_id = any(${ids}) and texts.title is not null`;

function castNames(ids: readonly number[]) {
  return sql`
    select event_persons.event_id, person_texts.lang, string_agg(person_texts.name, ' ') as names
    from event_persons
    join person_texts on person_texts.person_id = event_persons.person_id
    where event_persons.event_id = any(${ids})
    group by event_persons.event_id, person_texts.lang`;
}

function venueNames(ids: readonly number[]) {
  return sql`
    select visited.event_id, place_texts.lang,
      string_agg(concat_ws(' ', place_texts.name, locations.name ->> place_texts.lang::text), ' ') as names
    from (select distinct event_id, place_id, location_id from listed_performances where event_id = any(${ids})) as visited
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

export async function insertWords(tx: Tx, words: readonly (NewWord & { readonly sound: string })[]) {
  await tx.query(sql`
    insert into search_words (word, lang, stem, sound)
    select word, lang, stem, sound
    from json_to_recordset(${JSON.stringify(words)}::json) as given (word text, lang text, stem text, sound text)
    on conflict do nothing`);
}

export interface FoundWords {
  readonly lang: string;
  /** Of what it is called. */
  readonly title: readonly string[];
  readonly beside: readonly string[];
  readonly around: readonly string[];
}

/** Words of names that lead to a thing, each where it counts most. */
export async function selectFoundWords(tx: Tx, kind: SearchKind, id: number): Promise<readonly FoundWords[]> {
  const { rows } = await tx.query(sql<FoundWords>`
    with found as (
      select texts.lang, known.word, min(weight) as weight
      from search_texts as texts
      cross join lateral unnest(texts.names) as entry (lexeme, positions, weights)
      cross join lateral unnest(entry.weights) as weight
      join search_words as known on known.lang = texts.lang and known.stem = entry.lexeme
      where texts.kind = ${kind} and texts.item_id = ${id}
      group by texts.lang, known.word
    )
    select lang,
      coalesce(array_agg(word order by word) filter (where weight = 'A'), '{}') as title,
      coalesce(array_agg(word order by word) filter (where weight = 'B'), '{}') as beside,
      coalesce(array_agg(word order by word) filter (where weight = 'C'), '{}') as around
    from found
    group by lang
    order by lang`);
  return rows;
}

/** Forgets words that no name has any more. */
export async function deleteUnused(tx: Tx, stems: readonly string[]) {
  await tx.query(sql`
    delete from search_words
    where stem = any(${stems})
      and not exists (
        select
        from search_texts
        where search_texts.lang = search_words.lang
          and search_texts.words @@ (quote_literal(search_words.stem) || ':abc')::tsquery)`);
}

/** Lets the entries of one import wait for each other: merged at once, they cost less than a few at a time. */
export async function gatherNewEntries(tx: Tx) {
  await tx.query(sql`set local gin_pending_list_limit = '16MB'`);
}

/** Texts of a large import are matched in memory: the planner, who does not know how many there are, would sort them on disk. */
export async function matchInMemory(tx: Tx) {
  await tx.query(sql`set local work_mem = '64MB'`);
  await tx.query(sql`set local enable_mergejoin = off`);
}

/** New entries wait in lists that every search has to read; the planner rightly shuns an index with a long one. */
export async function mergeNewEntries(tx: Tx) {
  await tx.query(sql`
    select gin_clean_pending_list('search_texts_words'), gin_clean_pending_list('search_words_sounds')`);
}

/** Ids of what was written. */
export type Written = Readonly<
  Record<'categories' | 'locations' | 'places' | 'halls' | 'persons' | 'events' | 'news', readonly number[]>
>;

/** Places that are found by the name of their city too; those that were written may be gone. */
export async function selectAffectedPlaces(db: Db, { places, locations }: Written): Promise<number[]> {
  const { rows } = await db.query(sql<{ id: number }>`
    select unnest(${places}::integer[]) as id
    union
    select id from places where location_id = any(${locations})`);
  return rows.map(({ id }) => id);
}

/** Events that are found by the names of their cast, places, cities and categories too. */
export async function selectAffectedEvents(db: Db, written: Written): Promise<number[]> {
  const { rows } = await db.query(sql<{ id: number }>`
    select unnest(${written.events}::integer[]) as id
    union
    select event_id from event_persons where person_id = any(${written.persons})
    union
    select event_id from listed_performances where place_id = any(${written.places})
    union
    select event_id from listed_performances where hall_id = any(${written.halls})
    union
    select event_id from listed_performances where location_id = any(${written.locations})
    union
    select id from events where category_id = any(${written.categories})`);
  return rows.map(({ id }) => id);
}
