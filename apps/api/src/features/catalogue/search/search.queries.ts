import type { Picture } from '@parterre/contracts/catalogue-file/values';
import type { CatalogueWord } from '@parterre/domain/search/rate-word';
import type { Languages } from '../../../catalogue-reader/wire-values.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import { type StemQuery, writeTsQuery } from './stem-query.ts';

export const searchKinds = ['event', 'person', 'place', 'news'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What is suggested. */
export const namedKinds = ['event', 'person', 'place'] as const satisfies readonly SearchKind[];

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
      from unnest(${sql.list(words, 'text')}, ${sql.list(lasts, 'boolean')}) as asked (word, is_last)
    ), stems as (
      select word, lang, stem_word(lang, word) as stem, is_stop_word(lang, word) as is_filler
      from asked
      cross join unnest(${sql.list(languages, 'text')}) as lang
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
    from unnest(${sql.list(sounds, 'text')}) as asked
    cross join lateral similar_words(asked) as near
    join search_words as known on known.stem = near.stem and known.lang = near.lang`);
  return Map.groupBy(rows, ({ asked }) => asked);
}

export interface Match {
  readonly kind: SearchKind;
  readonly id: number;
}

/** What is searched for in the texts of one language. */
export interface TextQuery {
  readonly lang: string;
  /** How much a match in this language counts. */
  readonly weight: number;
  readonly wanted: StemQuery;
  /** The more a text has of these, the better. */
  readonly ranked: readonly string[];
}

/** With queries as PostgreSQL reads them. */
const writeQuery = ({ wanted, ranked, ...query }: TextQuery) => ({
  ...query,
  wanted: writeTsQuery(wanted),
  ranked: writeTsQuery({ any: ranked }),
});

export interface MatchQuery {
  readonly queries: readonly TextQuery[];
  readonly kinds: readonly SearchKind[];
  /** Without events that are over by then. */
  readonly since: Date | undefined;
  readonly limit: number;
}

/** A word that more texts have than these tells nothing: which of them are looked at does not matter. */
const maxRanked = 3000;

/**
 * The best matches first: how much of the title was asked for decides, then what else has the words. Texts that have
 * them only in their body come last.
 */
export async function selectMatches(
  db: Db,
  { kinds, since, limit, ...query }: MatchQuery,
): Promise<readonly Match[]> {
  const queries = query.queries.map(writeQuery);
  const { rows } = await db.query(sql<Match>`
    /* select_search_matches */
    select kind, item_id as id
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
    order by max(score) desc, kind, item_id
    limit ${limit}`);
  return rows;
}

export interface ShownMatch extends Match {
  readonly title: string;
  readonly picture: Picture | null;
  /** Of an event. */
  readonly event_source_id: number | null;
}

/** What is shown of matches, in their order. */
export async function selectShown(
  db: Db,
  matches: readonly Match[],
  { lang, mainLang }: Languages,
): Promise<readonly ShownMatch[]> {
  const kinds = matches.map(({ kind }) => kind);
  const ids = matches.map(({ id }) => id);
  const { rows } = await db.query(sql<ShownMatch>`
    /* select_search_shown */
    select found.kind, found.id, coalesce(own.title, main.title, '') as title,
      case found.kind
        when 'event' then events.images -> 'poster'
        when 'person' then (select image from persons where id = found.id)
        when 'place' then (select images -> 0 from places where id = found.id)
      end as picture,
      events.event_source_id
    from unnest(${sql.list(kinds, 'text')}, ${sql.list(ids, 'integer')}) with ordinality as found (kind, id, place)
    left join events on found.kind = 'event' and events.id = found.id
    left join search_texts as own on own.kind = found.kind and own.item_id = found.id and own.lang = ${lang}
    left join search_texts as main on main.kind = found.kind and main.item_id = found.id and main.lang = ${mainLang}
    order by found.place`);
  return rows;
}
