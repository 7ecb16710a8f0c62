import { pathTo } from '@parterre/contracts/paths/path-to';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import type { RouteName, RouteQuery, RouteReply } from '@parterre/contracts/route-types';
import type { Query, Transport } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Typed by the contract; the filters of events may also come as texts, as domain's `filtersToApiQuery` writes them. */
type QueryFor<Name extends RouteName> = 'date_type' extends keyof RouteQuery<Name>
  ? RouteQuery<Name> | Readonly<Record<string, string>>
  : RouteQuery<Name>;

/** Every GET call of the public API (spec §7, product §4), called over its transport. */
export function createPublicApi(send: Transport) {
  const get = <Name extends RouteName>(path: string, query: Query, { signal }: CallOptions) =>
    send<RouteReply<Name>>({ method: 'GET', path, query, signal });

  const list =
    <Name extends RouteName & keyof typeof publicPaths>(name: Name) =>
    (query: QueryFor<Name>, callOptions: CallOptions = {}) =>
      get<Name>(publicPaths[name], query, callOptions);

  const item =
    <Name extends RouteName & keyof typeof publicPaths>(name: Name) =>
    (id: number, query: QueryFor<Name>, callOptions: CallOptions = {}) =>
      get<Name>(pathTo<string>(publicPaths[name], { id }), query, callOptions);

  return {
    listEvents: list('listEvents'),
    readEvent: item('readEvent'),
    listPlaces: list('listPlaces'),
    readPlace: item('readPlace'),
    listPersons: list('listPersons'),
    readPerson: item('readPerson'),
    listNews: list('listNews'),
    readNews: item('readNews'),
    listCategoryTypes: list('listCategoryTypes'),
    listCategories: list('listCategories'),
    listEventsDates: list('listEventsDates'),
    listEventsHalls: list('listEventsHalls'),
    listEventsPlaces: list('listEventsPlaces'),
    listEventsLocations: list('listEventsLocations'),
    suggest: list('suggest'),
    listAcquisitions: list('listAcquisitions'),
    readLanding: item('readLanding'),
    listEventsPrices: list('listEventsPrices'),
    listDatesPrices: list('listDatesPrices'),
    readOffers: item('readOffers'),
    readAvailability: item('readAvailability'),
    findBestAvailable: item('findBestAvailable'),
  };
}

export type PublicApi = ReturnType<typeof createPublicApi>;
