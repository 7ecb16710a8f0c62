import { html } from '@parterre/domain/markup/html';
import { usePage } from '@parterre/static-site/browser/use-page';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { linksIn } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import styles from '../../ui/offer-line.module.css';
import { offerId, showLanguageOffer } from './show-language-offer.ts';

/**
 * Product §2: nobody is sent elsewhere by the language of their browser; they are offered it, once and in that language. Every
 * generated page has the offers, hidden, and a script that shows the one that fits. In the browser there is nothing to draw:
 * what was offered ends with its page.
 */
export function LanguageOffer() {
  const { languages } = useSite();
  const page = usePage();
  const offers = import.meta.env.SSR ? offersMarkup(languages, page) : '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, and a constant of ours
    <div key={page.path} dangerouslySetInnerHTML={{ __html: offers }} suppressHydrationWarning />
  );
}

function offersMarkup(
  languages: ReturnType<typeof useSite>['languages'],
  { path, pathPrefix, language }: ReturnType<typeof usePage>,
): string {
  const { local } = splitLanguage(languages, path);
  const others = languages.filter(({ code }) => code !== language.code);
  const offers = others.map(({ code, prefix, direction, name, offer, decline }) => {
    const href = linksIn({ pathPrefix, languagePrefix: prefix })(local);
    return html`<aside id="${offerId(code)}" class="${styles.offer}" lang="${code}" dir="${direction}" aria-label="${name}" hidden
      ><a href="${href}" hreflang="${code}">${offer}</a><button type="button" aria-label="${decline}">×</button></aside>`;
  });
  return html`${offers}<script>${{ markup: showLanguageOffer }}</script>`.markup;
}
