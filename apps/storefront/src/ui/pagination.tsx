import { pagesWindow } from './pages-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly label: string;
  readonly current: number;
  readonly last: number;
  readonly pageHref: (page: number) => string;
}

export function Pagination({ label, current, last, pageHref }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {pagesWindow(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={pageHref(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
