import type { Picture } from '@parterre/contracts/catalogue-file/values';
import {
  allConditions,
  direction,
  isIn,
  relevance,
} from '../../../catalogue-reader/list-conditions.queries.ts';
import type { Db } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';
import type { ListRequest } from './list-query.ts';

export type NewsOrder = 'published_at' | 'title' | 'updated_at' | 'relevance' | 'id';

export interface NewsFilters extends Pick<ListRequest, 'ids' | 'updatedSince' | 'at'> {
  readonly eventIds?: readonly number[] | undefined;
  readonly personIds?: readonly number[] | undefined;
  readonly publishedSince?: Date | undefined;
  readonly publishedUntil?: Date | undefined;
}

export interface NewsPage extends Omit<ListRequest, 'ids' | 'updatedSince' | 'at'> {
  readonly filters: NewsFilters;
  readonly order: NewsOrder;
  readonly isDescending: boolean;
}

export interface NewsRow {
  readonly id: number;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly published_at: Date;
  readonly image: Picture | null;
  readonly event_ids: number[];
  readonly person_ids: number[];
  readonly is_fallback: boolean;
}

/** News that is dated ahead comes out at its time. */
const conditions = (filters: NewsFilters) =>
  allConditions([
    sql`news.published_at <= ${filters.at}`,
    isIn('news.id', filters.ids),
    filters.updatedSince && sql`news.updated_at >= ${filters.updatedSince}`,
    filters.publishedSince && sql`news.published_at >= ${filters.publishedSince}`,
    filters.publishedUntil && sql`news.published_at <= ${filters.publishedUntil}`,
    filters.eventIds &&
      sql`news.id in (select news_id from news_events where event_id = any(${filters.eventIds}::integer[]))`,
    filters.personIds &&
      sql`news.id in (select news_id from news_persons where person_id = any(${filters.personIds}::integer[]))`,
  ]);

function orderKey({ order, filters }: NewsPage) {
  switch (order) {
    case 'title':
      return sql`coalesce(texts.title, main.title) collate "und-x-icu"`;
    case 'relevance':
      return relevance('news.id', filters.ids);
    default:
      return sql.ref(`news.${order}`);
  }
}

export async function selectNews(db: Db, page: NewsPage): Promise<readonly NewsRow[]> {
  const { lang, mainLang, filters, isDescending, limit, offset } = page;
  const { rows } = await db.query(sql<NewsRow>`
    select news.id, news.published_at, news.image,
      coalesce(texts.title, main.title, '') as title,
      coalesce(texts.lead, main.lead, '') as lead,
      coalesce(texts.body, main.body, '') as body,
      texts.title is null or texts.lead is null or texts.body is null as is_fallback,
      array(select event_id from news_events where news_id = news.id order by position) as event_ids,
      array(select person_id from news_persons where news_id = news.id order by position) as person_ids
    from news
    join news_texts as main on main.news_id = news.id and main.lang = ${mainLang}
    left join news_texts as texts on texts.news_id = news.id and texts.lang = ${lang}
    where ${conditions(filters)}
    order by ${orderKey(page)} ${direction(isDescending)}, news.id ${direction(isDescending)}
    limit ${limit} offset ${offset}`);
  return rows;
}

export async function countNews(db: Db, filters: NewsFilters): Promise<number> {
  const { rows } = await db.query(sql<{ total: number }>`
    select count(*) as total
    from news
    where ${conditions(filters)}`);
  return rows[0]?.total ?? 0;
}
