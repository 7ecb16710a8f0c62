import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../answers/answer-cache.ts';
import { liveFreshness } from '../../answers/freshness.ts';
import { addReadRoute } from '../../answers/read-route.ts';
import type { Reader } from '../catalogue/reader.ts';
import { listDatesPrices, listEventsPrices } from './prices.service.ts';

export function addPriceRoutes(app: FastifyInstance, cache: AnswerCache, reader: Reader): void {
  addReadRoute(app, routes.listEventsPrices, {
    cache,
    freshness: liveFreshness,
    read: (query) => listEventsPrices(reader, query),
  });
  addReadRoute(app, routes.listDatesPrices, {
    cache,
    freshness: liveFreshness,
    read: (query) => listDatesPrices(reader, query),
  });
}
