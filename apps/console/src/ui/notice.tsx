import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  readonly kind: 'fault' | 'warning' | 'good';
  readonly children: ReactNode;
}

/** Said aloud when it appears: at once where something failed. */
export const Notice = ({ kind, children }: Props) => (
  <div role={kind === 'fault' ? 'alert' : 'status'} className={`${styles.notice} ${styles[kind]}`}>
    {children}
  </div>
);
