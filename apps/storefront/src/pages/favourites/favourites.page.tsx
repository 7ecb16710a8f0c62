import { PageTitle } from '../../features/layout/page-title.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { plainHead } from '../frame/plain-page.tsx';
import { DeviceLists } from './device-lists.tsx';
import styles from './favourites.module.css';

export const head = plainHead('pages:favouritesTitle');

export const frame = PageFrame;

/** What this device keeps of events: nobody else knows of it. */
export default function FavouritesPage() {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageTitle title={t('pages:favouritesTitle')} />
      {/* The foot stays below the screen, so that nothing moves when the lists are there. */}
      <div className={styles.body}>{isHydrated && <DeviceLists />}</div>
    </>
  );
}
