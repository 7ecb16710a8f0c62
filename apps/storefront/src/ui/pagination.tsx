import { pagesWindow } from './pages-window.ts';
import styles from './pagination.module.css';

export interface PaginationProps {
  readonly label: string;
  readonly current: number;
  readonly last: number;
  readonly hrefOf: (page: number) => string;
}

export function Pagination({ label, current, last, hrefOf }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {pagesWindow(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
