import {
  type AppliedFilter,
  appliedFilters,
  removeFilter,
} from '@parterre/domain/catalogue-filters/applied-filters';
import { clearFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { countedQuery } from '../../counted-query.ts';
import type { FilterProps } from '../../filter-props.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAnswer } from '../../use-answer.ts';
import styles from './event-list.module.css';

/** Each costs a call. */
const mostAsked = 6;

export interface ZeroResultsProps extends FilterProps {
  readonly nameOf: (filter: AppliedFilter) => string;
}

/** No dead end: which filter to give up, and what that brings. */
export function ZeroResults({ filters, onChange, currency, nameOf }: ZeroResultsProps) {
  const t = useTexts();
  const ways = appliedFilters(filters)
    .slice(0, mostAsked)
    .map((filter) => ({ filter, without: removeFilter(filters, filter) }));
  const queries = [...ways.map(({ without }) => without), clearFilters(filters)].map((each) => ({
    ...countedQuery(each, currency),
    limit: '1',
  }));
  const { answer: counts = [] } = useAnswer(`ways ${JSON.stringify(queries)}`, (api, signal) =>
    Promise.all(queries.map(async (query) => (await api.listEvents(query, { signal })).total)),
  );
  const helpful = ways
    .map((way, index) => ({ ...way, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const all = counts.at(-1);
  return (
    <section className={styles.zero}>
      <h2>{t('zeroTitle')}</h2>
      {helpful.length > 0 && <p>{t('zeroHint')}</p>}
      <ul>
        {helpful.map(({ filter, without, count }) => (
          <li key={nameOf(filter)}>
            <button type="button" onClick={() => onChange(without)}>
              <span>{t('zeroWithout', { name: nameOf(filter) })}</span>
              <b>{t('eventsFound', { count })}</b>
            </button>
          </li>
        ))}
        {all !== undefined && (
          <li>
            <button type="button" onClick={() => onChange(clearFilters(filters))}>
              <span>{t('zeroAll')}</span>
              <b>{t('eventsFound', { count: all })}</b>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
