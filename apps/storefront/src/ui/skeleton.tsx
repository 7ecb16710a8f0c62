import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** Draws what stands in it as grey forms: what is on its way takes no other room when it comes. */
export const Skeleton = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.skeleton} inert aria-hidden="true">
    {children}
  </div>
);
