import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './section.module.css';

export interface SectionProps {
  /** Unique in the document: the heading's id, to which addresses may point. */
  readonly id: string;
  readonly title: string;
  /** Where all of it is. */
  readonly more?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** A part of a page under its own heading and rule. */
export const Section = ({ id, title, more, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id} data-lazy-layout>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more && (
        <a href={more.href} className={styles.more}>
          {more.text}
          <Icon name="forward" size={16} />
        </a>
      )}
    </div>
    {children}
  </section>
);
