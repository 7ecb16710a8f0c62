import type { ReactNode } from 'react';
import styles from './order.module.css';

/** The submit button of a form, with the amount. */
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
