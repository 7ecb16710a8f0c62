import type { NewsItem } from '@parterre/contracts/news/news-item';
import type { NewsQuery } from '@parterre/contracts/news/news-query';
import { listReply, momentEnd, momentStart } from '../../../catalogue-reader/list-page.ts';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { type Languages, wirePicture } from '../../../catalogue-reader/wire-values.ts';
import { readListRequest } from './list-query.ts';
import { countNews, type NewsFilters, type NewsOrder, type NewsRow, selectNews } from './news.queries.ts';

export async function listNews(reader: Reader, query: NewsQuery) {
  const request = await readListRequest(reader, 'news', query);
  const { published_gte, published_lte } = query;
  const filters: NewsFilters = {
    ids: request.ids,
    updatedSince: request.updatedSince,
    at: request.at,
    eventIds: query.event_id_in,
    personIds: query.person_id_in,
    publishedSince: published_gte && momentStart(published_gte),
    publishedUntil: published_lte && momentEnd(published_lte),
  };
  const rows = await selectNews(reader.db, { ...request, filters, ...readSort(query) });
  const results = rows.map((row) => ({
    ...wireNews(row, request),
    ...(request.mark && { search_matches: request.mark(row.title) }),
  }));
  return listReply(query, results, { reader, name: 'news', filters }, () => countNews(reader.db, filters));
}

/** The newest first, unless asked otherwise. */
function readSort({ search, sort_by, sort_on }: NewsQuery): { order: NewsOrder; isDescending: boolean } {
  const order = sort_by ?? (search ? 'relevance' : 'published_at');
  const usual = order === 'published_at' ? 'desc' : 'asc';
  return { order, isDescending: order !== 'relevance' && (sort_on ?? usual) === 'desc' };
}

export async function readNews(reader: Reader, id: number, query: { lang?: string | undefined }) {
  const request = await readListRequest(reader, 'news', { ...query, id_in: [id], page: 1, limit: 1 });
  const filters = { ids: request.ids, updatedSince: undefined, at: request.at };
  const [row] = await selectNews(reader.db, { ...request, filters, order: 'id', isDescending: false });
  return row && wireNews(row, request);
}

const wireNews = ({ published_at, image, is_fallback, ...row }: NewsRow, languages: Languages): NewsItem => ({
  ...row,
  published_at: published_at.toISOString(),
  image: image && wirePicture(image, languages),
  ...(is_fallback && { lang_fallback: true }),
});
