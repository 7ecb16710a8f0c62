import { useNavigationState } from '@parterre/static-site/browser/use-navigation-state';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './layout.module.css';

/** Always there and empty, so that screen readers announce what is put into it (show-connection.ts). */
export const OfflineBanner = () => (
  <div role="status" className={styles.offline} data-offline={useTexts()('offline')} />
);

/** Spec §9: shown once a page has been on its way for a second. */
export function NavigationLine() {
  const t = useTexts();
  const isDelayed = useNavigationState(({ kind }) => kind === 'delayed');
  return (
    <div role="status" className={styles.line} data-active={isDelayed || undefined}>
      <span>{isDelayed ? t('pageLoading') : null}</span>
    </div>
  );
}
