import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { catalogueFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { listNews, readNews } from './news.service.ts';

export function addNewsRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.listNews, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listNews(reader, query),
  });
  addReadRoute(app, routes.readNews, {
    cache,
    freshness: catalogueFreshness,
    read: (query, { id }) => readNews(reader, id, query),
  });
}
