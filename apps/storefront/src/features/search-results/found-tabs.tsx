import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listPaths } from '../../list-paths.ts';
import { type FoundCounts, type FoundKind, foundKinds } from './found-kinds.ts';
import styles from './search-results.module.css';

export interface FoundTabsProps {
  /** Of the address: its filters stay for the tab that has them. */
  readonly query: string;
  readonly counts: FoundCounts | undefined;
  readonly current: FoundKind;
}

/** Each kind has its own address. */
export function FoundTabs({ query, counts, current }: FoundTabsProps) {
  const t = useTexts();
  const link = useLinks();
  return (
    <nav aria-label={t('pages:searchKinds')}>
      <ul className={styles.tabs}>
        {foundKinds.map((kind) => (
          <li key={kind}>
            <a
              href={link(listPaths.eventsSearchAs(kind, query))}
              aria-current={kind === current ? 'page' : undefined}
            >
              {t(`found_${kind}`)} <small>{counts?.[kind] ?? ' '}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
