import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { CatalogueWord } from '@parterre/domain/search/rate-word';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export const searchKinds = ['event', 'person', 'place', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface Known extends CatalogueWord {
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
const maxLongerWords = 40;

export async function selectWords(
  db: Db,
  asked: readonly Asked[],
  languages: readonly string[],
): Promise<readonly LookedUp[]> {
  const words = asked.map(({ word }) => word);
  const lasts = asked.map(({ isLast }) => isLast);
  const { rows } = await db.query(sql<LookedUp>`
    /* select_search_words */
    with asked as (
      select word, is_last
      from unnest(${words}::text[], ${lasts}::boolean[]) as asked (word, is_last)
    ), stems as (
      select word, lang, stem_word(lang, word) as stem, is_stop_word(lang, word) as is_filler
      from asked
      cross join unnest(${languages}::text[]) as lang
    )
    select asked.word, asked.is_last as "isLast",
      (select coalesce(jsonb_object_agg(lang, stem), '{}') from stems where stems.word = asked.word) as stems,
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
          limit ${maxLongerWords}) as longer) as longer
    from asked`);
  return rows;
}

/** For each sound the words that sound much like it, in all their forms. */
export async function selectSimilar(
  db: Db,
  sounds: readonly string[],
): Promise<ReadonlyMap<string, readonly Known[]>> {
  const { rows } = await db.query(sql<Known & { asked: string }>`
    /* select_similar_words */
    select distinct asked, known.word, known.lang, known.stem, known.sound
    from unnest(${sounds}::text[]) as asked
    cross join lateral similar_words(asked) as near
    join search_words as known on known.stem = near.stem and known.lang = near.lang`);
  return Map.groupBy(rows, ({ asked }) => asked);
}

export interface Match {
  readonly kind: SearchKind;
  readonly id: number;
  readonly title: string;
}

/** What is searched for in the texts of one language, as PostgreSQL reads it. */
export interface TextQuery {
  readonly lang: string;
  /** How much a match in this language counts. */
  readonly weight: number;
  readonly wanted: string;
  /** Any of the words: the more a text has of them, the better. */
  readonly ranked: string;
}

export interface MatchQuery {
  readonly queries: readonly TextQuery[];
  readonly kinds: readonly SearchKind[];
  /** Without events that are over by then. */
  readonly since: Date | undefined;
  readonly limit: number;
}

/** A word that more texts have than these tells nothing: which of them are looked at does not matter. */
const maxRanked = 3000;

interface BestMatch {
  readonly kind: SearchKind;
  readonly item_id: number;
  readonly score: number;
}

/**
 * The best matches first: how much of the title was asked for decides, then what else has the words. Texts that have
 * them only in their body come last.
 */
const bestMatches = ({ queries, kinds, since, limit }: MatchQuery) => sql`
  select kind, item_id, max(score) as score
  from json_to_recordset(${JSON.stringify(queries)}::json)
    as query (lang text, weight float4, wanted tsquery, ranked tsquery)
  cross join lateral (
    select kind, item_id, query.weight * case
        when names @@ query.ranked then 1 + ts_rank(ts_filter(names, '{a}'), query.ranked, 2) * 10
          + ts_rank('{0, 0.1, 0.4, 1}', names, query.ranked)
        else ts_rank(words, query.ranked, 1)
      end as score
    from search_texts
    where lang = query.lang and words @@ query.wanted and kind = any(${kinds}::text[])
      and until > ${since ?? new Date(0)}
    limit ${maxRanked}) as texts
  group by kind, item_id
  order by score desc, kind, item_id
  limit ${limit}`;

export async function selectIds(db: Db, query: MatchQuery): Promise<number[]> {
  const { rows } = await db.query(sql<BestMatch>`
    /* select_search_ids */
    ${bestMatches(query)}`);
  return rows.map(({ item_id }) => item_id);
}

export async function selectMatches(
  db: Db,
  query: MatchQuery,
  { lang, mainLang }: Languages,
): Promise<readonly Match[]> {
  const { rows } = await db.query(sql<Match>`
    /* select_search_matches */
    select found.kind, found.item_id as id, coalesce(own.title, main.title, '') as title
    from (${bestMatches(query)}) as found
    left join search_texts as own
      on own.kind = found.kind and own.item_id = found.item_id and own.lang = ${lang}
    left join search_texts as main
      on main.kind = found.kind and main.item_id = found.item_id and main.lang = ${mainLang}
    order by found.score desc, found.kind, found.item_id`);
  return rows;
}

/** The picture of each match that has one, by kind and id. */
export async function selectPictures(db: Db, matches: readonly Match[]): Promise<Map<string, Picture>> {
  const matchingIds = (wanted: SearchKind) =>
    matches.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const { rows } = await db.query(sql<{ kind: string; id: number; picture: Picture | null }>`
    /* select_search_pictures */
    select 'event' as kind, id, images -> 'poster' as picture
    from events
    where id = any(${matchingIds('event')}::integer[])
    union all
    select 'person', id, image
    from persons
    where id = any(${matchingIds('person')}::integer[])
    union all
    select 'place', id, images -> 0
    from places
    where id = any(${matchingIds('place')}::integer[])`);
  return new Map(
    rows.flatMap(({ kind, id, picture }) => (picture ? [[`${kind} ${id}`, picture] as const] : [])),
  );
}
