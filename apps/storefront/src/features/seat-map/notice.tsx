import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Something to know, and what can be done about it. */
export const Notice = ({ children, acts }: { readonly children: ReactNode; readonly acts?: ReactNode }) => (
  <div className={styles.notice}>
    <p>{children}</p>
    {acts && <div className={styles.acts}>{acts}</div>}
  </div>
);
