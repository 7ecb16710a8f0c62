import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { addReadRoute } from '../../../response-cache/cached-route.ts';
import type { AnswerCache } from '../../../response-cache/response-cache.ts';
import { catalogueFreshness } from '../../../response-cache/response-cache.ts';
import { type AcquisitionDeps, listAcquisitions } from './payment-methods.service.ts';

export function addAcquisitionRoutes(app: FastifyInstance, cache: AnswerCache, house: AcquisitionDeps): void {
  addReadRoute(app, routes.listAcquisitions, {
    cache,
    freshness: catalogueFreshness,
    read: (query) => listAcquisitions(house, query),
  });
}
