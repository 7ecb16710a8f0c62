import { quote } from '@parterre/domain/search/quotations';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './search-results.module.css';

export interface UnderstoodNoticeProps {
  readonly search: string;
  /** What it was taken for, unless for itself. */
  readonly understood: string | undefined;
}

/** Says that something else was searched for than was typed, and leads to what was. There before it has anything to say. */
export function UnderstoodNotice({ search, understood }: UnderstoodNoticeProps) {
  const t = useTexts();
  const link = useLinks();
  return (
    <p className={styles.understood} role="status">
      {understood !== undefined && (
        <>
          {t('pages:searchUnderstood', { text: understood })}{' '}
          <a href={link(paths.eventsSearchFor(quote(search)))}>
            {t('pages:searchExactly', { text: search })}
          </a>
        </>
      )}
    </p>
  );
}
