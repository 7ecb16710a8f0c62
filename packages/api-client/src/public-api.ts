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

// What goes on for as long as one listens, and what is no data, is asked for elsewhere.
const { streamAvailability: _stream, printDate: _sheet, ...paths } = publicPaths;
type PublicPaths = typeof paths;
type PublicName = RouteName & keyof PublicPaths;

type PublicCall<Name extends PublicName> = PublicPaths[Name] extends `${string}:id${string}`
  ? (id: number, query: QueryFor<Name>, callOptions?: CallOptions) => Promise<RouteReply<Name>>
  : (query: QueryFor<Name>, callOptions?: CallOptions) => Promise<RouteReply<Name>>;

/** Every GET call of the public API (spec §7, product §4). */
export type PublicApi = { readonly [Name in PublicName]: PublicCall<Name> };

/** Made from the paths: a list of the calls beside them would be sent to every visitor. */
export function createPublicApi(send: Transport): PublicApi {
  const get = (path: string, query: Query, { signal }: CallOptions = {}) =>
    send({ method: 'GET', path, query, signal });
  const call = (path: string) =>
    path.includes(':id')
      ? (id: number, query: Query, callOptions?: CallOptions) =>
          get(pathTo<string>(path, { id }), query, callOptions)
      : (query: Query, callOptions?: CallOptions) => get(path, query, callOptions);
  const calls = Object.entries(paths).map(([name, path]) => [name, call(path)]);
  return Object.fromEntries(calls);
}
