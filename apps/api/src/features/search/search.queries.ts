import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Match, SearchWish } from './find-matches.ts';

export async function selectMatches(db: Db, wish: SearchWish): Promise<readonly Match[]> {
  const { text, kinds, lang, mainLang, limit } = wish;
  const { rows } = await sql<Match>`
    with found as (
      select kind, item_id, max(
        ts_rank(words, websearch_to_tsquery(search_config(lang), fold(${text})))
          + word_similarity(fold(${text}), folded_title)) as rank
      from search_texts
      where kind = any(${kinds}) and lang in (${lang}, ${mainLang})
        and (words @@ websearch_to_tsquery(search_config(lang), fold(${text}))
          or fold(${text}) <% folded_title)
      group by kind, item_id
      order by rank desc, kind, item_id
      limit ${limit}
    )
    select found.kind, found.item_id as id, coalesce(texts.title, main.title) as title
    from found
    left join search_texts as texts
      on texts.kind = found.kind and texts.item_id = found.item_id and texts.lang = ${lang}
    left join search_texts as main
      on main.kind = found.kind and main.item_id = found.item_id and main.lang = ${mainLang}
    order by found.rank desc, found.kind, found.item_id`.execute(db);
  return rows;
}

/** The picture of each match that has one, by kind and id. */
export async function selectPictures(db: Db, matches: readonly Match[]): Promise<Map<string, Picture>> {
  const idsOf = (wanted: Match['kind']) => matches.filter(({ kind }) => kind === wanted).map(({ id }) => id);
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
