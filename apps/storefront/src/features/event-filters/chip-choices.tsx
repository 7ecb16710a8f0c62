import type { IdField } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { toggleId } from '@parterre/domain/catalogue-filters/edit-filters';
import type { FilterProps } from '../../listing/filter-props.ts';
import { ChipChoice } from '../../ui/chip.tsx';
import styles from './event-filters.module.css';
import type { FacetItem } from './use-facet.ts';

export interface ChipChoicesProps extends FilterProps {
  readonly field: IdField;
  readonly items: readonly FacetItem[];
}

const byName = (a: FacetItem, b: FacetItem) => a.name.localeCompare(b.name);

/** In the order of their names, which does not change while counts do. */
export const ChipChoices = ({ field, items, filters, onChange }: ChipChoicesProps) => (
  <ul className={styles.chips}>
    {items.toSorted(byName).map(({ id, name, count }) => (
      <li key={id}>
        <ChipChoice
          isChosen={filters[field].includes(id)}
          count={count}
          onToggle={() => onChange(toggleId(filters, field, id))}
        >
          {name}
        </ChipChoice>
      </li>
    ))}
  </ul>
);
