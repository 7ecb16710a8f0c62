import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Languages } from '../catalogue/wire-picture.ts';
import type { SearchKind } from './search-kind.ts';

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

export interface MatchWish {
  readonly queries: readonly TextQuery[];
  readonly kinds: readonly SearchKind[];
  /** Without events that are over by then. */
  readonly since: Date | undefined;
  readonly limit: number;
}

/** A word that more texts have than these tells nothing: which of them are looked at does not matter. */
const mostRanked = 3000;

/**
 * The best matches first: how much of the title was asked for decides, then what else has the words. Texts that have
 * them only in their body come last.
 */
const bestMatches = ({ queries, kinds, since, limit }: MatchWish) => sql`
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
    limit ${mostRanked}) as texts
  group by kind, item_id
  order by score desc, kind, item_id
  limit ${limit}`;

export async function selectIds(db: Db, wish: MatchWish): Promise<number[]> {
  const { rows } = await sql<{ item_id: number }>`${bestMatches(wish)}`.execute(db);
  return rows.map(({ item_id }) => item_id);
}

export async function selectMatches(
  db: Db,
  wish: MatchWish,
  { lang, mainLang }: Languages,
): Promise<readonly Match[]> {
  const { rows } = await sql<Match>`
    select found.kind, found.item_id as id, coalesce(own.title, main.title) as title
    from (${bestMatches(wish)}) as found
    left join search_texts as own
      on own.kind = found.kind and own.item_id = found.item_id and own.lang = ${lang}
    left join search_texts as main
      on main.kind = found.kind and main.item_id = found.item_id and main.lang = ${mainLang}
    order by found.score desc, found.kind, found.item_id`.execute(db);
  return rows;
}

/** The picture of each match that has one, by kind and id. */
export async function selectPictures(db: Db, matches: readonly Match[]): Promise<Map<string, Picture>> {
  const idsOf = (wanted: SearchKind) => matches.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const { rows } = await sql<{ kind: string; id: number; picture: Picture | null }>`
    select 'event' as kind, id, images -> 'poster' as picture
    from events
    where id = any(${idsOf('event')}::integer[])
    union all
    select 'person', id, image
    from persons
    where id = any(${idsOf('person')}::integer[])
    union all
    select 'place', id, images -> 0
    from places
    where id = any(${idsOf('place')}::integer[])`.execute(db);
  return new Map(
    rows.flatMap(({ kind, id, picture }) => (picture ? [[`${kind} ${id}`, picture] as const] : [])),
  );
}
