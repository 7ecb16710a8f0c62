import { useAddress } from '@parterre/static-site/browser/use-address';
import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import type { ReactNode } from 'react';
import { textsIn } from '../../i18n/registry.ts';
import type { Translate } from '../../i18n/translate.ts';
import { linksIn, paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { EarlyScript } from '../../ui/early-script.tsx';
import { applySavedColours } from './colours.ts';
import styles from './error-frame.module.css';

export interface ErrorPageContext {
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/**
 * The layout of an error page. A host has one such page for all languages, so it finds out from the address which
 * one the visitor reads, and shows nothing that is in another.
 */
export function ErrorFrame({ children }: { readonly children: (around: ErrorPageContext) => ReactNode }) {
  const { pathPrefix } = usePage();
  const { languages, name } = useSite();
  const { language } = splitLanguage(languages, useAddress());
  const link = linksIn({ pathPrefix, languagePrefix: language.prefix });
  return (
    <div className={styles.page} lang={language.code}>
      <EarlyScript code={import.meta.env.SSR ? applySavedColours : ''} />
      <header>
        <a href={link(paths.home())}>{name}</a>
      </header>
      <main id="content">{children({ t: textsIn(language.code), link })}</main>
    </div>
  );
}
