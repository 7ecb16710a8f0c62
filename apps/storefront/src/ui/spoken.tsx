import type { ReactNode } from 'react';
import styles from './spoken.module.css';

/** For those who listen: what those who look see from the form. */
export const Spoken = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.spoken}>{children}</span>
);
