import type { IndexEntry } from './list-index.data.ts';
import styles from './list-index.module.css';

export interface ListIndexProps {
  readonly label: string;
  readonly entries: readonly IndexEntry[];
  /** The page that is shown. */
  readonly current: number;
  readonly pageHref: (page: number) => string;
}

/** The thumb index of a list. */
export function ListIndex({ label, entries, current, pageHref }: ListIndexProps) {
  if (entries.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.index}>
        {entries.map(({ label: text, anchor, page }) => (
          <li key={anchor}>
            <a href={`${page === current ? '' : pageHref(page)}#${encodeURIComponent(anchor)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
