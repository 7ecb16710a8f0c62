import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export const Fold = ({ title, isOpen = false, children }: Props) => (
  <details className={styles.fold} open={isOpen}>
    <summary>{title}</summary>
    <div className={styles.folded}>{children}</div>
  </details>
);
