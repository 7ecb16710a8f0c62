import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './bundles.module.css';
import { eventBundlesPath } from './bundles-path.ts';

/** That dates of an event are sold together, too, and the way there. */
export function BundleNotice({ eventId }: { readonly eventId: number }) {
  const t = useTexts();
  const link = useLinks();
  return (
    <p className={styles.notice}>
      {t('forms:bundleNotice')} <a href={link(eventBundlesPath(eventId))}>{t('forms:bundleNoticeLink')}</a>
    </p>
  );
}
