import type { ReactNode } from 'react';
import styles from './person-grid.module.css';

/** A list (of `li` elements) of portraits. */
export const PersonGrid = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.persons}>{children}</ul>
);
