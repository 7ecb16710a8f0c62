import type { Offers } from '@parterre/contracts/dates/offers';
import { useEffect, useState } from 'react';
import { publicApi } from '../../api/public-api.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { type WishedZone, wishedZones } from './wished-zones.ts';

export interface WishedOffers {
  readonly zones: readonly WishedZone[];
  readonly currency: string;
  readonly maxTickets: number;
}

/** What can be waited for; undefined until it is there, null when it could not be read. */
export function useWishedZones(
  performanceIds: readonly number[],
  currency: string,
): WishedOffers | null | undefined {
  const { api } = useSite();
  const lang = useLanguage();
  const [found, setFound] = useState<WishedOffers | null>();
  const key = performanceIds.join();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = (id: string): Promise<Offers> =>
      publicApi(api).readOffers(Number(id), { currency_code: currency, lang }, { signal });
    Promise.all(key.split(',').map(read)).then(
      (offers) => signal.aborted || setFound(toOffers(offers, currency)),
      () => signal.aborted || setFound(null),
    );
    return () => controller.abort();
  }, [api, key, currency, lang]);
  return found;
}

const toOffers = (offers: readonly Offers[], currency: string): WishedOffers => ({
  zones: wishedZones(offers),
  currency: offers[0]?.currency_code ?? currency,
  maxTickets: Math.min(...offers.map(({ max_per_order }) => max_per_order)),
});
