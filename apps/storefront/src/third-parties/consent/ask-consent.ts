import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { announce } from '@parterre/static-site/browser/screen/announcer';
import type { Language } from '@parterre/static-site/shared/language';
import { addMessages, textsIn } from '../../i18n/registry.ts';
import type { CompiledMessages } from '../../i18n/translate.ts';
import { dispensable } from '../../import-later.ts';
import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { consentBanner } from './consent-banner.ts';
import type { Consent } from './consent-store.ts';
import { keepInSight } from './keep-in-sight.ts';

const texts: Readonly<Record<InterfaceLanguage, () => Promise<{ default: CompiledMessages }>>> = {
  ru: () => import('virtual:messages/ru/visit'),
  en: () => import('virtual:messages/en/visit'),
  de: () => import('virtual:messages/de/visit'),
  fr: () => import('virtual:messages/fr/visit'),
  es: () => import('virtual:messages/es/visit'),
};

let isOpen = false;

/** The language of the document; pages are published in these alone. */
function languageOf({
  languages,
}: SiteSettings): { readonly code: InterfaceLanguage; readonly language: Language } | undefined {
  const language = languages.find(({ code }) => code === document.documentElement.lang);
  return language && { code: language.code as InterfaceLanguage, language };
}

/** Asks what the visitor allows; at once in detail when they want to choose. Outside the page, so that it outlives pages. */
export async function askConsent(site: SiteSettings, consent: Consent, isWanted: boolean): Promise<void> {
  const spoken = languageOf(site);
  if (isOpen || !spoken) return;
  const { code, language } = spoken;
  isOpen = true;
  addMessages(code, (await dispensable(texts[code])).default);
  const opener = document.activeElement;
  const place = document.createElement('div');
  const stopFollowing = keepInSight(place);
  const close = () => {
    stopFollowing();
    place.remove();
    isOpen = false;
    if (isWanted && opener instanceof HTMLElement) opener.focus();
  };
  const pathPrefix = new URL(site.address).pathname.replace(/\/$/, '');
  const policyHref = linksIn({ pathPrefix, languagePrefix: language.prefix })(paths.info('privacy-policy'));
  const { banner, showGroups } = consentBanner({ consent, t: textsIn(code), policyHref, onClose: close });
  place.append(banner);
  document.body.append(place);
  if (!isWanted) return announce(banner.ariaLabel ?? '', language);
  showGroups();
  // Whoever came to look may leave everything as it was.
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
