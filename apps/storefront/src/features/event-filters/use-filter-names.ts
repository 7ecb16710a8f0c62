import type { AppliedFilter } from '@parterre/domain/catalogue-filters/applied-filters';
import { formatPrice } from '@parterre/domain/money/format-price';
import { writeDays, writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { useFacet } from './use-facet.ts';

type Narrowing = Pick<FilterProps, 'filters' | 'currency'>;

/** What each filter is called. A name that is not loaded yet is an ellipsis. */
export function useFilterNames(props: Narrowing): (applied: AppliedFilter) => string {
  const t = useTexts();
  const language = useLanguage();
  const { filters, currency } = props;
  const facets = {
    categories: useFacet('categories', props, filters.categories.length > 0),
    halls: useFacet('halls', props, filters.halls.length > 0),
    places: useFacet('places', props, filters.places.length > 0),
    cities: useFacet('cities', props, filters.cities.length > 0),
  };
  const money = (amount: number) => formatPrice(amount, currency, language);

  const writeDates = (first: string | null, last: string | null) =>
    first !== null && last !== null
      ? writeDays(first, last, language)
      : first !== null
        ? writeTime(first, 'date', language)
        : t('forms:datesUntil', { date: writeTime(last ?? '', 'date', language) });

  const writePrice = (low: number | null, high: number | null) =>
    low !== null && high !== null
      ? `${money(low)} – ${money(high)}`
      : low !== null
        ? t('priceFrom', { amount: money(low) })
        : t('forms:priceUpTo', { amount: money(high ?? 0) });

  return (applied) => {
    switch (applied.kind) {
      case 'id':
        return facets[applied.field]?.find(({ id }) => id === applied.id)?.name ?? '…';
      case 'dates':
        return writeDates(applied.date_gte, applied.date_lte);
      case 'star_cast':
        return t('starCast');
      case 'price':
        return writePrice(applied.price_gte, applied.price_lte);
      case 'search':
        return t('forms:quoted', { text: applied.search });
    }
  };
}
