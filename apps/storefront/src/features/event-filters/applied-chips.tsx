import {
  type AppliedFilter,
  appliedFilters,
  removeFilter,
} from '@parterre/domain/catalogue-filters/applied-filters';
import { clearFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import type { FilterProps } from '../../filter-props.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChipRemoval } from '../../ui/chip.tsx';
import styles from './event-filters.module.css';
import { useFilterNames } from './use-filter-names.ts';

const keyOf = (applied: AppliedFilter) =>
  applied.kind === 'id' ? `${applied.field} ${applied.id}` : applied.kind;

/** What the list is narrowed by, each taken away by one press. */
export function AppliedChips(props: FilterProps) {
  const t = useTexts();
  const { filters, onChange } = props;
  const nameOf = useFilterNames(props);
  const applied = appliedFilters(filters);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label={t('filtersApplied')}>
      {applied.map((filter) => (
        <li key={keyOf(filter)}>
          <ChipRemoval
            label={t('filterRemove', { name: nameOf(filter) })}
            onRemove={() => onChange(removeFilter(filters, filter))}
          >
            {nameOf(filter)}
          </ChipRemoval>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(clearFilters(filters))}>
          {t('filtersClear')}
        </button>
      </li>
    </ul>
  );
}
