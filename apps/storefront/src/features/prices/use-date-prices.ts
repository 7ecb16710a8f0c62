import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { useSyncExternalStore } from 'react';
import { publicApi } from '../../public-api.ts';
import { useSite } from '../../theme/site-settings.ts';
import { priceStore } from './price-store.ts';
import { useRefresh } from './use-refresh.ts';

/** Spec §7: the source of tickets that every call names. */
const ownSource = 2;

const store = priceStore<DatePrice>();

/** Live prices of an event's dates, by date. Empty until the first answer, and in generated pages. */
export function useDatePrices(
  { id, sourceId }: { readonly id: number; readonly sourceId: number },
  currency: string,
): ReadonlyMap<number, DatePrice> {
  const { api } = useSite();
  useRefresh(`${currency} ${id}`, async (signal, eventIds) => {
    if (eventIds && !eventIds.includes(id)) return;
    const { listDatesPrices } = await publicApi(api);
    const query = { event_source_id: sourceId, currency, source_id: ownSource };
    store.merge(currency, (await listDatesPrices(query, { signal })).results);
  });
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.inCurrency(currency),
    () => store.inCurrency(''),
  );
  return new Map(known.map((price) => [price.id, price]));
}
