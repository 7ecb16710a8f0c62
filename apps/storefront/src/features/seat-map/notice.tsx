import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly children: ReactNode;
  readonly acts?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something to know, and what can be done about it. */
export const Notice = ({ children, acts, ref }: NoticeProps) => (
  <div ref={ref} className={styles.notice}>
    <p>{children}</p>
    {acts && <div className={styles.acts}>{acts}</div>}
  </div>
);
