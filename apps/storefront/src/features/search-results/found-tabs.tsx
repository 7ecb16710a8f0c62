import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { type FoundCounts, type FoundKind, foundKinds } from './found-kinds.ts';
import styles from './search-results.module.css';

export interface FoundTabsProps {
  readonly search: string;
  readonly counts: FoundCounts | undefined;
  readonly current: FoundKind;
}

/** Each kind has its own address. */
export function FoundTabs({ search, counts, current }: FoundTabsProps) {
  const t = useTexts();
  const link = useLinks();
  return (
    <nav aria-label={t('pages:searchKinds')}>
      <ul className={styles.tabs}>
        {foundKinds.map((kind) => (
          <li key={kind}>
            <a
              href={link(paths.eventsSearchFor(search, kind))}
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
