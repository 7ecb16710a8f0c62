import type { KnownWord } from '@parterre/domain/search/rate-word';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export interface Known extends KnownWord {
  readonly lang: string;
}

export interface Asked {
  readonly word: string;
  /** Perhaps the visitor has not come to its end yet. */
  readonly isLast: boolean;
}

/** A word of a query with what the database can tell of it. */
export interface LookedUp extends Asked {
  /** By language. */
  readonly stems: Readonly<Record<string, string>>;
  /** Languages in which it stands in every text. */
  readonly fillerIn: readonly string[];
  /** Words of names that have the same stem. */
  readonly same: readonly Known[];
  /** Words of names that begin with it; none unless it is the last one. */
  readonly longer: readonly Known[];
}

/** The shortest are what the visitor is closest to having typed. */
const mostLonger = 40;

export async function selectWords(
  db: Db,
  asked: readonly Asked[],
  languages: readonly string[],
): Promise<readonly LookedUp[]> {
  const words = asked.map(({ word }) => word);
  const lasts = asked.map(({ isLast }) => isLast);
  const { rows } = await sql<LookedUp>`
    with asked as (
      select word, is_last
      from unnest(${words}::text[], ${lasts}::boolean[]) as asked (word, is_last)
    ), stems as (
      select word, lang, stem_of(lang, word) as stem, is_stop_word(lang, word) as is_filler
      from asked
      cross join unnest(${languages}::text[]) as lang
    )
    select asked.word, asked.is_last as "isLast",
      (select jsonb_object_agg(lang, stem) from stems where stems.word = asked.word) as stems,
      array(select lang from stems where stems.word = asked.word and is_filler) as "fillerIn",
      (select coalesce(jsonb_agg(to_jsonb(known)), '[]')
        from stems
        join search_words as known on known.stem = stems.stem and known.lang = stems.lang
        where stems.word = asked.word) as same,
      (select coalesce(jsonb_agg(to_jsonb(longer)), '[]')
        from (
          select word, lang, stem, sound
          from search_words
          where asked.is_last and word > asked.word collate "C" and word < (asked.word || chr(1114111)) collate "C"
          order by length(word), word
          limit ${mostLonger}) as longer) as longer
    from asked`.execute(db);
  return rows;
}

/** For each sound the words that sound much like it, in all their forms. */
export async function selectSimilar(
  db: Db,
  sounds: readonly string[],
): Promise<ReadonlyMap<string, readonly Known[]>> {
  const { rows } = await sql<Known & { asked: string }>`
    select distinct asked, known.word, known.lang, known.stem, known.sound
    from unnest(${sounds}::text[]) as asked
    cross join lateral similar_words(asked) as near
    join search_words as known on known.stem = near.stem and known.lang = near.lang`.execute(db);
  return Map.groupBy(rows, ({ asked }) => asked);
}
