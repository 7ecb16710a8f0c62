import type { ReactNode } from 'react';
import styles from './card.module.css';
import { WholeLink } from './whole-link.tsx';

export interface CardProps {
  readonly picture: ReactNode;
  readonly shape: 'portrait' | 'wide';
  /** Begins with a {@link CardLink}. */
  readonly children: ReactNode;
}

/** An item of a list: its picture and texts. The name comes first for screen readers. */
export const Card = ({ picture, shape, children }: CardProps) => (
  <article className={styles.card}>
    {children}
    <div className={styles.picture} data-shape={shape}>
      {picture}
    </div>
  </article>
);

/** 3 under the heading of a section, 2 where the cards are what the page is about. */
export type CardLevel = 2 | 3;

export interface CardLinkProps {
  readonly href: string;
  readonly level?: CardLevel | undefined;
  readonly children: ReactNode;
}

/** The whole card can be pressed. */
export function CardLink({ href, level = 3, children }: CardLinkProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.title}>
      <WholeLink href={href}>{children}</WholeLink>
    </Heading>
  );
}
