import type { PublicApi } from '@parterre/api-client/public-api';
import { writeQuery } from '@parterre/api-client/query';
import { pricePaths } from '@parterre/contracts/paths/price-paths';
import type { SiteApi } from '../theme/site-settings.ts';
import { publicApi } from './public-api.ts';

/** Calls that a page makes by itself as it opens. */
type OpeningCall = keyof typeof pricePaths;

type QueryOf<Name extends OpeningCall> = Parameters<PublicApi[Name]>[0];
type ReplyOf<Name extends OpeningCall> = Awaited<ReturnType<PublicApi[Name]>>;

/**
 * Asks plainly first. The client that waits and tries again (spec §7) weighs as much as a page, so it is fetched only
 * when the plain way has failed.
 */
export async function askApi<Name extends OpeningCall>(
  api: SiteApi,
  {
    name,
    query,
    signal,
  }: { readonly name: Name; readonly query: QueryOf<Name>; readonly signal: AbortSignal },
): Promise<ReplyOf<Name>> {
  const url = `${api.address}${pricePaths[name]}${writeQuery(query)}`;
  const response = await fetch(url, { signal, credentials: 'omit' }).catch(() => undefined);
  if (response?.ok) return response.json();
  signal.throwIfAborted();
  const client = await publicApi(api);
  // The two calls differ in query and reply alone, and both are typed by their name.
  const call = client[name] as (
    query: QueryOf<Name>,
    options: { signal: AbortSignal },
  ) => Promise<ReplyOf<Name>>;
  return call(query, { signal });
}
