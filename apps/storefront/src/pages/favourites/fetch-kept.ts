import type { PublicApi } from '@parterre/api-client/public-api';
import type { Event } from '@parterre/contracts/events/event';

/** As many as a call answers at most. */
const limit = '500';

/** Those to come, by their next date; those that are over, by their last. */
export async function fetchKept(
  api: Pick<PublicApi, 'listEvents'>,
  signal: AbortSignal,
  {
    ids,
    ...query
  }: { readonly ids: readonly number[]; readonly lang: string; readonly currency_code: string },
): Promise<readonly Event[]> {
  const fetchOnly = async (date_type: string, only: readonly number[]) => {
    const named = { ...query, date_type, limit, id_in: only.join() };
    return only.length === 0 ? [] : (await api.listEvents(named, { signal })).results;
  };
  const coming = await fetchOnly('active', ids);
  const found = new Set(coming.map(({ id }) => id));
  const others = ids.filter((id) => !found.has(id));
  return [...coming, ...(await fetchOnly('past', others))];
}
