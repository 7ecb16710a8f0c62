import {
  type CatalogueFilters,
  type EventSort,
  eventSorts,
} from '@parterre/domain/catalogue-filters/catalogue-filters';
import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './event-list.module.css';

export interface SortChoiceProps {
  readonly filters: CatalogueFilters;
  readonly onChange: (filters: CatalogueFilters) => void;
}

export function SortChoice({ filters, onChange }: SortChoiceProps) {
  const t = useTexts();
  // Nothing is more relevant than something else where nothing was searched for.
  const offered = eventSorts.filter((sort) => sort !== 'relevance' || filters.search !== '');
  const choose = (sort: EventSort | undefined) => sort && onChange(changeFilters(filters, { sort }));
  return (
    <label className={styles.sort}>
      <span>{t('forms:sort')}</span>
      <select
        value={filters.sort}
        onChange={({ target }) => choose(offered.find((sort) => sort === target.value))}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`forms:sort_${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
