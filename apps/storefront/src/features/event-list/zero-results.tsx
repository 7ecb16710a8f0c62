import type { PublicApi } from '@parterre/api-client/public-api';
import type { AppliedFilter } from '@parterre/domain/catalogue-filters/applied-filters';
import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { countedQuery } from '../../listing/counted-query.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import styles from './event-list.module.css';
import { type RelaxedFilters, relaxFilters } from './relax-filters.ts';

export interface ZeroResultsProps extends FilterProps {
  readonly filterName: (filter: AppliedFilter) => string;
  /** The filters without all that can be dropped. */
  readonly cleared: CatalogueFilters;
  /** What cannot be dropped here. */
  readonly fixed?: AppliedFilter['kind'] | undefined;
}

type Counted<Option> = Option & { readonly count: number };

/** No dead end: which filter to drop and what that finds; if none is enough, which one to apply alone. */
export function ZeroResults({ filters, onChange, currency, filterName, cleared, fixed }: ZeroResultsProps) {
  const t = useTexts();
  const options = relaxFilters(filters, fixed);
  const count = async (api: PublicApi, signal: AbortSignal, each: CatalogueFilters) =>
    (await api.listEvents({ ...countedQuery(each, currency), limit: '1' }, { signal })).total;
  const key = JSON.stringify([currency, filters, fixed]);
  const { data } = useApiQuery(`options ${key}`, async (api, signal) => {
    const counted = async (kind: RelaxedFilters['kind']): Promise<readonly Counted<RelaxedFilters>[]> => {
      const tried = options.filter((option) => option.kind === kind);
      const all = await Promise.all(
        tried.map(async (option) => ({ ...option, count: await count(api, signal, option.filters) })),
      );
      return all.filter((option) => option.count > 0).sort((a, b) => b.count - a.count);
    };
    const without = await counted('without');
    return {
      options: without.length > 0 ? without : await counted('only'),
      all: await count(api, signal, cleared),
    };
  });
  const texts = { without: 'forms:zeroWithout', only: 'forms:zeroOnly' } as const;
  return (
    <section className={styles.zero}>
      <h2>{t('forms:zeroTitle')}</h2>
      {data && (
        <>
          <p>{t('forms:zeroHint')}</p>
          <ul>
            {data.options.map((option) => (
              <li key={filterName(option.filter)}>
                <button type="button" onClick={() => onChange(option.filters)}>
                  <span>{t(texts[option.kind], { name: filterName(option.filter) })}</span>
                  <b>{t('eventsFound', { count: option.count })}</b>
                </button>
              </li>
            ))}
            <li>
              <button type="button" onClick={() => onChange(cleared)}>
                <span>{t('forms:zeroAll')}</span>
                <b>{t('eventsFound', { count: data.all })}</b>
              </button>
            </li>
          </ul>
        </>
      )}
    </section>
  );
}
