import type { ReactNode } from 'react';
import styles from './rail.module.css';

/** A list (of `li` elements) that scrolls sideways: by finger, wheel, keys and its own bar. */
export const Rail = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.rail}>{children}</ul>
);
