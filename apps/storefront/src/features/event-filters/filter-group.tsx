import type { ReactNode } from 'react';
import styles from './event-filters.module.css';

/** One filter under its heading. */
export const FilterGroup = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Hides the whole panel until every filter has its choices, so that none pushes another away. */
export const FilterLoading = () => <span data-loading="" hidden />;
