import { sql } from 'kysely';
import type { Tx } from '../../../database/connect.ts';
import type { SearchKind } from '../search-kind.ts';
import { sourcesOf } from './sources.ts';

export interface NewWord {
  readonly lang: string;
  readonly word: string;
  readonly stem: string;
}

/** No index takes a word of any length, and nobody types such a one. */
const longestWord = 64;

/** Writes the texts of things anew and answers the words of their names that were not known before. */
export async function insertTexts(
  tx: Tx,
  kind: SearchKind,
  ids: readonly number[],
): Promise<readonly NewWord[]> {
  const { rows } = await sql<NewWord>`
    with found as materialized (
      select item_id, lang, title, until, plain_words(title) as name, coalesce(beside, '') as beside,
        coalesce(around, '') as around, coalesce(body, '') as body
      from (${sourcesOf(kind, ids)}) as sources
    ), phrases as materialized (
      -- Events share casts and places: each is read once.
      select lang, phrase, words, to_tsvector(text_config(lang), words) as vector
      from (
        select lang, phrase, plain_words(phrase) as words
        from (select lang, beside as phrase from found union select lang, around from found) as distinct_phrases
      ) as folded
    ), named as materialized (
      select found.item_id, found.lang, found.title, found.until, found.body,
        setweight(to_tsvector(title_config(found.lang), found.name), 'A')
          || setweight(beside.vector, 'B')
          || setweight(around.vector, 'C') as names
      from found
      join phrases as beside on beside.lang = found.lang and beside.phrase = found.beside
      join phrases as around on around.lang = found.lang and around.phrase = found.around
    ), stored as (
      insert into search_texts (kind, item_id, lang, title, names, words, until)
      select ${kind}, item_id, lang, title, names,
        names || setweight(to_tsvector(text_config(lang), plain_words(regexp_replace(body, '<[^>]*>', ' ', 'g'))), 'D'),
        until
      from named
    ), spoken as materialized (
      select lang, word
      from (select lang, name as words from found union all select lang, words from phrases) as names
      cross join lateral string_to_table(words, ' ') as word
      group by lang, word
    )
    select lang, word, stem_of(lang, word) as stem
    from spoken
    where word <> '' and length(word) <= ${longestWord} and not is_stop_word(lang, word)
      and not exists (
        select
        from search_words
        where search_words.word = spoken.word and search_words.lang = spoken.lang)`.execute(tx);
  return rows;
}

/** Answers the stems of the names that were there. */
export async function deleteTexts(
  tx: Tx,
  kind: SearchKind,
  ids: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ stem: string }>`
    with gone as (
      delete from search_texts
      where kind = ${kind} and item_id = any(${ids})
      returning names
    )
    select distinct stem
    from gone
    cross join lateral unnest(tsvector_to_array(names)) as stem`.execute(tx);
  return rows.map(({ stem }) => stem);
}
