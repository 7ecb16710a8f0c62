import type { ReactNode } from 'react';
import styles from './order.module.css';

/** The last press of a form: it says what it costs. */
export const PayButton = ({
  isBusy,
  children,
}: {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}) => (
  <button type="submit" className={styles.submit} aria-disabled={isBusy}>
    {children}
  </button>
);
