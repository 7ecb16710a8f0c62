import {
  type AppliedFilter,
  appliedFilters,
  removeFilter,
} from '@parterre/domain/catalogue-filters/applied-filters';
import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { ChipRemoval } from '../../ui/chip.tsx';
import styles from './event-filters.module.css';
import { useFilterNames } from './use-filter-names.ts';

const filterKey = (applied: AppliedFilter) =>
  applied.kind === 'id' ? `${applied.field} ${applied.id}` : applied.kind;

export interface AppliedChipsProps extends FilterProps {
  readonly clear: (filters: CatalogueFilters) => CatalogueFilters;
  /** Shown and changed elsewhere. */
  readonly without?: AppliedFilter['kind'] | undefined;
}

/** What the list is narrowed by, each taken away by one press. */
export function AppliedChips({ clear, without, ...props }: AppliedChipsProps) {
  const t = useTexts();
  const { filters, onChange } = props;
  const filterName = useFilterNames(props);
  const applied = appliedFilters(filters).filter(({ kind }) => kind !== without);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label={t('forms:filtersApplied')}>
      {applied.map((filter) => (
        <li key={filterKey(filter)}>
          <ChipRemoval
            label={t('forms:filterRemove', { name: filterName(filter) })}
            onRemove={() => onChange(removeFilter(filters, filter))}
          >
            {filterName(filter)}
          </ChipRemoval>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(clear(filters))}>
          {t('forms:filtersClear')}
        </button>
      </li>
    </ul>
  );
}
