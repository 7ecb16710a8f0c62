import { languages as table } from '@parterre/domain/languages/languages';
import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { linksIn } from '../../paths.ts';
import { type SiteSettings, useSite } from '../../theme/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './layout.module.css';

const key = 'language-offer';

/** The site's language that the visitor's browser asks for first, unless the page is in it or the offer was declined. */
function offeredLanguage(languages: SiteSettings['languages'], current: string) {
  const wanted = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((code) => languages.some((each) => each.code === code));
  return wanted === current ? undefined : languages.find(({ code }) => code === wanted);
}

const wasDeclined = () => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true; // an offer that cannot be declined for good would come back on every page
  }
};

/** Product §2: nobody is sent elsewhere by the language of their browser; they are offered it, once. */
export function LanguageOffer() {
  const t = useTexts();
  const { languages } = useSite();
  const { path, pathPrefix, language } = usePage();
  const [offered, setOffered] = useState<SiteSettings['languages'][number]>();
  useEffect(() => {
    if (!wasDeclined()) setOffered(offeredLanguage(languages, language.code));
  }, [languages, language.code]);
  if (!offered) return null;
  const decline = () => {
    localStorage.setItem(key, 'declined');
    setOffered(undefined);
  };
  const { local } = splitLanguage(languages, path);
  const code = offered.code as keyof typeof table;
  return (
    <div className={styles.offer}>
      <Icon name="globe" size={18} />
      <a href={linksIn({ pathPrefix, languagePrefix: offered.prefix })(local)} hrefLang={code} lang={code}>
        {table[code].name}
      </a>
      <button type="button" onClick={decline} aria-label={t('decline')}>
        ×
      </button>
    </div>
  );
}
