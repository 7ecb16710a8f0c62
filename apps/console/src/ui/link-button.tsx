import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className'> {
  readonly look?: 'main' | 'plain' | 'quiet';
}

const Anchor = ({ look = 'plain', ...props }: Props) => (
  <a {...props} className={`${styles.button} ${styles[look]}`} />
);

/** A link to an address of the console that looks like a button. */
export const LinkButton = createLink(Anchor);
