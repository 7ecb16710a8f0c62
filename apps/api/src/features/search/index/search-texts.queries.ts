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
    with sources as (
      select item_id, lang, title, until,
        plain_words(title) as first,
        coalesce(plain_words(beside), '') as second,
        coalesce(plain_words(around), '') as third,
        coalesce(plain_words(regexp_replace(body, '<[^>]*>', ' ', 'g')), '') as rest
      from (${sourcesOf(kind, ids)}) as found
    ), named as materialized (
      select item_id, lang, title, until, rest,
        setweight(to_tsvector(title_config(lang), first), 'A')
          || setweight(to_tsvector(text_config(lang), second), 'B')
          || setweight(to_tsvector(text_config(lang), third), 'C') as names
      from sources
    ), stored as (
      insert into search_texts (kind, item_id, lang, title, names, words, until)
      select ${kind}, item_id, lang, title, names,
        names || setweight(to_tsvector(text_config(lang), rest), 'D'), until
      from named
    ), spoken as materialized (
      select distinct lang, word
      from sources
      cross join lateral string_to_table(concat_ws(' ', first, second, third), ' ') as word
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
