import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './layout.module.css';

const tabs = [
  { path: paths.home(), icon: 'home', text: 'tabHome' },
  { path: paths.events(), icon: 'calendar', text: 'tabEvents' },
  { path: paths.eventsSearch(), icon: 'search', text: 'tabSearch' },
  { path: paths.cart(), icon: 'ticket', text: 'tabBasket' },
] as const;

/** Within reach of the thumb; wide screens have the header instead. */
export function TabBar({ basketCount }: { readonly basketCount: ReactNode }) {
  const t = useTexts();
  const link = useLinks();
  const { local } = splitLanguage(useSite().languages, usePage().path);
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {tabs.map(({ path, icon, text }) => (
        <a key={path} href={link(path)} aria-current={local === path ? 'page' : undefined}>
          <Icon name={icon} />
          {path === paths.cart() && basketCount}
          {t(text)}
        </a>
      ))}
      <a href="#footer">
        <Icon name="more" />
        {t('tabMore')}
      </a>
    </nav>
  );
}
