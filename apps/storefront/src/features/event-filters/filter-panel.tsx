import type { ReactNode } from 'react';
import type { FilterProps } from '../../listing/filter-props.ts';
import { CategoryFilter } from './category-filter.tsx';
import styles from './event-filters.module.css';
import { PlaceFilters } from './place-filters.tsx';
import { PriceFilter } from './price-filter.tsx';
import { StarCastFilter } from './star-cast-filter.tsx';

export interface FilterPanelProps extends FilterProps {
  /** The choice of dates, where it is not beside the panel. */
  readonly dates?: ReactNode;
}

/** Everything that a list of events can be narrowed by. */
export const FilterPanel = ({ dates, ...props }: FilterPanelProps) => (
  <div className={styles.panel}>
    {dates}
    <CategoryFilter {...props} />
    <StarCastFilter {...props} />
    <PlaceFilters {...props} />
    <PriceFilter {...props} />
  </div>
);
