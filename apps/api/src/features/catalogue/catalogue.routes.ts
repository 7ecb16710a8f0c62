import { routes } from '@parterre/contracts/routes';
import type { catalogueRoutes } from '@parterre/contracts/routes/catalogue-routes';
import type { FastifyInstance } from 'fastify';
import {
  addReadRoute,
  type RouteBody,
  type RouteParams,
  type RouteQuery,
} from '../../response-cache/cached-route.ts';
import type { Json } from '../../response-cache/json.ts';
import { type AnswerCache, catalogueFreshness } from '../../response-cache/response-cache.ts';
import { type ListReader, listEvents, readEvent } from './lists/events.service.ts';
import { listNews, readNews } from './lists/news.service.ts';
import { listPersons, readPerson } from './lists/persons.service.ts';
import { listPlaces, readPlace } from './lists/places.service.ts';
import {
  listCategories,
  listCategoryTypes,
  listEventsDates,
  listEventsHalls,
  listEventsLocations,
  listEventsPlaces,
} from './lists/reference.service.ts';
import { suggest } from './search/suggest.service.ts';

type Routes = typeof routes;
type CatalogueRoute = keyof typeof catalogueRoutes | 'suggest';
type Read<Name extends CatalogueRoute> = (
  reader: ListReader,
  query: RouteQuery<Routes[Name]>,
  params: RouteParams<Routes[Name]>,
) => Promise<RouteBody<Routes[Name]> | Json<RouteBody<Routes[Name]>> | undefined>;

/** How each call that only reads the catalogue is answered. */
const reads: { readonly [Name in CatalogueRoute]: Read<Name> } = {
  listEvents,
  readEvent: (reader, query, { id }) => readEvent(reader, id, query),
  listPlaces,
  readPlace: (reader, query, { id }) => readPlace(reader, id, query),
  listPersons,
  readPerson: (reader, query, { id }) => readPerson(reader, id, query),
  listNews,
  readNews: (reader, query, { id }) => readNews(reader, id, query),
  listCategoryTypes,
  listCategories,
  listEventsDates,
  listEventsHalls,
  listEventsPlaces,
  listEventsLocations,
  suggest,
};

export function addCatalogueRoutes(app: FastifyInstance, cache: AnswerCache, reader: ListReader): void {
  const add = <Name extends CatalogueRoute>(name: Name) =>
    addReadRoute(app, routes[name], {
      cache,
      freshness: catalogueFreshness,
      read: (query, params) => reads[name](reader, query, params),
    });
  // Object.keys forgets the names of the keys.
  for (const name of Object.keys(reads) as CatalogueRoute[]) add(name);
}
