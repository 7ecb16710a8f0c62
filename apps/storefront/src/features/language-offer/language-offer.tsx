import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { linksIn } from '../../paths.ts';
import { type NamedLanguage, useSite } from '../../theme/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-offer.module.css';
import { declineOffer } from './offered-language.ts';

/** Product §2: nobody is sent elsewhere by the language of their browser; they are offered it, once. */
export function LanguageOffer({ language: { code, prefix, name } }: { readonly language: NamedLanguage }) {
  const t = useTexts();
  const { languages } = useSite();
  const { path, pathPrefix } = usePage();
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined) return null;
  const decline = () => {
    declineOffer();
    setDeclined(true);
  };
  return (
    <aside className={styles.offer} aria-label={t('language')}>
      <Icon name="globe" size={18} />
      <a
        href={linksIn({ pathPrefix, languagePrefix: prefix })(splitLanguage(languages, path).local)}
        hrefLang={code}
        lang={code}
      >
        {name}
      </a>
      <button type="button" onClick={decline} aria-label={t('decline')}>
        ×
      </button>
    </aside>
  );
}
