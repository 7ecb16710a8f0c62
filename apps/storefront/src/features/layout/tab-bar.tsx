import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './layout.module.css';
import { litTab, more } from './lit-tab.ts';

const tabs = [
  { path: paths.home(), icon: 'home', text: 'tabHome' },
  { path: paths.events(), icon: 'calendar', text: 'tabEvents' },
  { path: paths.eventsSearch(), icon: 'search', text: 'tabSearch' },
  { path: paths.cart(), icon: 'ticket', text: 'tabBasket' },
  { path: more, icon: 'more', text: 'tabMore' },
] as const;

/** Within reach of the thumb; wide screens have the header instead. */
export function TabBar({ basketCount }: { readonly basketCount: ReactNode }) {
  const t = useTexts();
  const link = useLinks();
  const lit = litTab(splitLanguage(useSite().languages, usePage().path).local);
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {tabs.map(({ path, icon, text }) => (
        <a key={path} href={path === more ? more : link(path)} aria-current={lit === path || undefined}>
          <Icon name={icon} />
          {path === paths.cart() && basketCount}
          {t(text)}
        </a>
      ))}
    </nav>
  );
}
