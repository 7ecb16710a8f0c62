import type { ReactNode } from 'react';
import styles from './card.module.css';
import { WholeLink } from './whole-link.tsx';

export interface CardProps {
  readonly picture: ReactNode;
  readonly shape: 'portrait' | 'wide';
  /** Begins with a {@link CardLink}. */
  readonly children: ReactNode;
}

/** A thing in a list: its picture, and what is said of it. The name comes first for those who listen. */
export const Card = ({ picture, shape, children }: CardProps) => (
  <article className={styles.card}>
    {children}
    <div className={styles.picture} data-shape={shape}>
      {picture}
    </div>
  </article>
);

/** The whole card can be pressed. */
export const CardLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <h3 className={styles.title}>
    <WholeLink href={href}>{children}</WholeLink>
  </h3>
);
