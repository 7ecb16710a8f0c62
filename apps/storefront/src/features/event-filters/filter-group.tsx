import type { ReactNode } from 'react';
import styles from './event-filters.module.css';

/** One question and its answers. */
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
