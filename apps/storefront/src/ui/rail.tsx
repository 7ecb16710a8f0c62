import type { ReactNode } from 'react';
import styles from './rail.module.css';

/** A list (of `li` elements) that scrolls sideways: by finger, wheel and keys, and by buttons that the browser brings. */
export const Rail = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.rail}>{children}</ul>
);
