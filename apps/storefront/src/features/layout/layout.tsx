import { usePage } from '@parterre/static-site/browser/use-page';
import { Slot } from '@parterre/static-site/shared/slot';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { EarlyScript } from '../../ui/early-script.tsx';
import { ToastArea } from '../../ui/toasts/toast-area.tsx';
import { applySavedColours } from './colours.ts';
import { NavigationLine, OfflineBanner } from './connection.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './layout.module.css';
import { TabBar } from './tab-bar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface LayoutProps {
  readonly search?: ReactNode;
  /** Menus of other features. */
  readonly tools?: ReactNode;
  /** The way to the basket on wide screens, and what its tab says on phones. */
  readonly basket?: { readonly button: ReactNode; readonly count: ReactNode };
  /** What other features have to say before the page begins. */
  readonly notices?: ReactNode;
  /** A quiet page has no other links: paying must not be interrupted. */
  readonly form?: 'usual' | 'quiet';
  readonly children: ReactNode;
}

/** The layout of every page. */
export function Layout({ search, tools, basket, notices, form = 'usual', children }: LayoutProps) {
  const t = useTexts();
  const { language } = usePage();
  const { forms } = useSite();
  return (
    <div className={styles.page} data-form={form} data-stub-edge={forms.stubEdge} data-hero={forms.hero}>
      <EarlyScript code={import.meta.env.SSR ? applySavedColours : ''} />
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles.bar}>
        <Slot name="header" as="div" className={styles.brand ?? ''} />
        <div className={styles.search}>{search}</div>
        <div className={styles.tools}>
          <LanguageMenu key={language.code} />
          {tools}
          <ThemeSwitch />
          {basket?.button}
        </div>
      </header>
      <NavigationLine />
      <OfflineBanner />
      {notices}
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Slot name="footer" as="footer" />
      {form === 'usual' && <TabBar basketCount={basket?.count} />}
      <ToastArea />
    </div>
  );
}
