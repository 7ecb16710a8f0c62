import type { ReactNode } from 'react';
import styles from './segmented.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Segment {
  readonly key: string;
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
}

/** Several ways to look at the same thing, each with its own address. */
export const Segmented = (props: {
  readonly label: string;
  readonly segments: readonly Segment[];
  readonly current: string;
}) => (
  <nav aria-label={props.label}>
    <ul className={styles.segmented}>
      {props.segments.map(({ key, href, icon, label }) => (
        <li key={key}>
          <a href={href} aria-current={key === props.current ? 'true' : undefined} title={label}>
            {icon}
            <VisuallyHidden>{label}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
