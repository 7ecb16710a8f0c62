import { useAddress } from '@parterre/static-site/browser/use-address';
import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { type ReactNode, useEffect, useState } from 'react';
import { loadMessages } from '../../i18n/load-messages.ts';
import { isLoaded, textsIn } from '../../i18n/registry.ts';
import type { Translate } from '../../i18n/translate.ts';
import { linksIn, paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { applyKeptColours } from './colours.ts';
import styles from './error-frame.module.css';

export interface Surroundings {
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/**
 * What stands around an error page. A host has one such page for all languages, so it finds out from the address which
 * one the visitor reads, and shows nothing that is in another.
 */
export function ErrorFrame({ children }: { readonly children: (around: Surroundings) => ReactNode }) {
  const { pathPrefix } = usePage();
  const { languages, name } = useSite();
  const { language } = splitLanguage(languages, useAddress());
  const code = useLoadedLanguage(language.code);
  const link = linksIn({ pathPrefix, languagePrefix: language.prefix });
  return (
    <div className={styles.page} lang={code}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script dangerouslySetInnerHTML={{ __html: applyKeptColours }} />
      <header>
        <a href={link(paths.home())}>{name}</a>
      </header>
      <main>{children({ t: textsIn(code), link })}</main>
    </div>
  );
}

/** The language once its messages are there; until then the one that is. */
function useLoadedLanguage(wanted: string): string {
  const { language } = usePage();
  const [, setLoaded] = useState(wanted);
  useEffect(() => {
    if (!isLoaded(wanted)) void loadMessages(wanted).then(() => setLoaded(`${wanted} loaded`));
  }, [wanted]);
  return isLoaded(wanted) ? wanted : language.code;
}
