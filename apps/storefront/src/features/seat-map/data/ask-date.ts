import type { PublicApi } from '@parterre/api-client/public-api';
import { type Query, writeQuery } from '@parterre/api-client/query';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { publicApi } from '../../../api/public-api.ts';
import type { SiteApi } from '../../../theme/site-settings.ts';

type DateCall = 'readOffers' | 'readAvailability' | 'findBestAvailable';
type QueryOf<Name extends DateCall> = Parameters<PublicApi[Name]>[1];
type ReplyOf<Name extends DateCall> = Awaited<ReturnType<PublicApi[Name]>>;

export interface DateQuestion<Name extends DateCall> {
  readonly name: Name;
  readonly dateId: number;
  readonly query: QueryOf<Name>;
  readonly signal?: AbortSignal;
}

/**
 * Asks plainly first. The client that waits and tries again (spec §7) would hold up the first seats, so it is fetched only
 * when the plain way has failed.
 */
export async function askDate<Name extends DateCall>(
  api: SiteApi,
  { name, dateId, query, signal }: DateQuestion<Name>,
): Promise<ReplyOf<Name>> {
  const path = pathTo<string>(publicPaths[name], { id: dateId });
  const options = signal ? { signal } : {};
  const response = await fetch(`${api.address}${path}${writeQuery(query as Query)}`, {
    ...options,
    credentials: 'omit',
  }).catch(() => undefined);
  if (response?.ok) return response.json();
  signal?.throwIfAborted();
  // The calls differ in query and reply alone, and both are typed by their name.
  const call = (await publicApi(api))[name] as (
    id: number,
    query: QueryOf<Name>,
    options: { signal?: AbortSignal },
  ) => Promise<ReplyOf<Name>>;
  return call(dateId, query, options);
}
