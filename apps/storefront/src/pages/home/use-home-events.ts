import { cityInAddress } from '@parterre/domain/chosen-city/city-address';
import { useEffect } from 'react';
import { useQuery } from '../../address/use-query.ts';
import { type ApiQueryResult, useApiQuery } from '../../api/use-api-query.ts';
import { eventCardView } from '../../features/event-card/event-card-view.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import type { HomeData } from './home.data.ts';

export interface ShownHome extends Pick<ApiQueryResult<unknown>, 'retry' | 'state'> {
  readonly data: HomeData;
  /** The name of the city whose events they are; null when they are everywhere. */
  readonly city: string | null;
}

/** What the address means: the generated home page, or that of one city. */
export function useHomeEvents(generated: HomeData): ShownHome {
  const city = cityInAddress(`?${useQuery()}`);
  const lang = useLanguage();
  const { currency } = useSite();
  const { data, state, retry } = useApiQuery(
    city === null ? null : `home ${lang} ${currency} ${city}`,
    async (api, signal) => {
      const { fetchHomeEvents } = await import('./home-events.ts');
      const locale = { lang, currency_code: currency };
      const events = await fetchHomeEvents(api, { locale, city: city ?? 0, signal, card: eventCardView });
      return { ...events, of: city };
    },
  );
  useEffect(() => {
    delete document.documentElement.dataset.home;
  }, []);
  // Those of another city are shown no longer, and a city that has none does not empty the page.
  const own = data?.of === city && data?.hero ? data : undefined;
  return {
    data: own ? { ...generated, ...own } : generated,
    city: own?.hero?.city ?? null,
    state,
    retry,
  };
}
