import type { ComponentProps } from 'react';
import styles from './whole-link.module.css';

/** A link that can be pressed wherever its surroundings (the nearest positioned element) are. */
export const WholeLink = (props: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...props} className={styles.whole} />
);
