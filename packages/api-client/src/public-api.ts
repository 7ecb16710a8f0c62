import { pathTo } from '@parterre/contracts/paths/path-to';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import type { QueryOf, ReplyOf, RouteName } from '@parterre/contracts/route-types';
import type { Query } from './query.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export type PublicApiOptions = Omit<TransportOptions, 'credentials'>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Typed by the contract; the filters of events may also come as texts, as domain's `filtersToApiQuery` writes them. */
type QueryFor<Name extends RouteName> = 'date_type' extends keyof QueryOf<Name>
  ? QueryOf<Name> | Readonly<Record<string, string>>
  : QueryOf<Name>;

/** Every GET call of the public API (spec §7, product §4). */
export function createPublicApi(options: PublicApiOptions) {
  const send = createTransport({ ...options, credentials: 'omit' });

  const get = <Name extends RouteName>(path: string, query: Query, { signal }: CallOptions) =>
    send<ReplyOf<Name>>({ method: 'GET', path, query, signal });

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
