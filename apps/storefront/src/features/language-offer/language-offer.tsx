import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { linksIn } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-offer.module.css';
import { declineOffer, offeredLanguage } from './offered-language.ts';

/** Product §2: nobody is sent elsewhere by the language of their browser; they are offered it, once. */
export function LanguageOffer() {
  const t = useTexts();
  const { languages } = useSite();
  const { path, pathPrefix, language } = usePage();
  const [isDeclined, setDeclined] = useState(false);
  const offered = offeredLanguage(languages, language.code);
  if (isDeclined || !offered) return null;
  const { code, prefix, name } = offered;
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
