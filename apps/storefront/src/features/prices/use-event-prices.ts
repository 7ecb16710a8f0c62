import type { EventPrice } from '@parterre/contracts/prices/price-items';
import { useSyncExternalStore } from 'react';
import { publicApi } from '../../public-api.ts';
import { useSite } from '../../theme/site-settings.ts';
import { priceStore } from './price-store.ts';
import { useRefresh } from './use-refresh.ts';

/** Spec §7: the source of tickets that every call names. */
const ownSource = 2;

const store = priceStore<EventPrice>();

interface PricedEvent {
  readonly id: number;
  readonly sourceId: number;
}

/** Live prices of all events of a page, asked for in one call. Empty until the first answer, and in generated pages. */
export function useEventPrices(
  events: readonly PricedEvent[],
  currency: string,
): ReadonlyMap<number, EventPrice> {
  const { api } = useSite();
  const all = [...new Map(events.map((event) => [event.id, event])).values()];
  useRefresh(`${currency} ${all.map(({ id }) => id).join()}`, async (signal, eventIds) => {
    const wanted = eventIds ? all.filter(({ id }) => eventIds.includes(id)) : all;
    if (wanted.length === 0) return;
    const { listEventsPrices } = await publicApi(api);
    const sourceIds = wanted.map(({ sourceId }) => sourceId);
    const query = { event_source_id_in: sourceIds, currency_code: currency, source_id: ownSource };
    store.merge(currency, (await listEventsPrices(query, { signal })).results);
  });
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.inCurrency(currency),
    () => store.inCurrency(''),
  );
  return new Map(known.map((price) => [price.id, price]));
}
