import { useNavigationState } from '@parterre/static-site/browser/use-navigation-state';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { onWindow } from '../../on-window.ts';
import styles from './layout.module.css';

const onConnectionChange = (listener: () => void) => onWindow(['online', 'offline'], listener);

/** The element is always there, so that screen readers announce what is put into it. */
export function OfflineBanner() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={styles.offline}>
      {isOnline ? null : t('offline')}
    </div>
  );
}

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
