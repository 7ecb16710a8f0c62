import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { useTexts } from '../../i18n/use-texts.ts';
import { linksIn } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './layout.module.css';

/** The same page in the site's other languages. Error pages have no address of their own. */
export function LanguageMenu() {
  const t = useTexts();
  const { languages } = useSite();
  const { path, pathPrefix, language } = usePage();
  if (languages.length < 2) return null;
  const { local } = splitLanguage(languages, path);
  const page = local.endsWith('.html') ? '/' : local;
  const opener = (
    <>
      <Icon name="globe" />
      <span className={styles.code}>{language.code}</span>
    </>
  );
  return (
    <Menu id="languages" label={t('language')} opener={opener}>
      {languages.map(({ code, prefix, name }) => (
        <li key={code}>
          <a
            href={linksIn({ pathPrefix, languagePrefix: prefix })(page)}
            hrefLang={code}
            lang={code}
            aria-current={code === language.code ? 'true' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </Menu>
  );
}
