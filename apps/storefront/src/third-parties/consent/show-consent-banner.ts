import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { announce } from '@parterre/static-site/browser/screen/announcer';
import type { Language } from '@parterre/static-site/shared/language';
import { addMessages, textsIn } from '../../i18n/registry.ts';
import type { CompiledMessages } from '../../i18n/translate.ts';
import { importOptional } from '../../import-helper.ts';
import { linksIn, paths } from '../../paths.ts';
import type { SiteSettings } from '../../theme/site-settings.ts';
import { consentBanner } from './consent-banner.ts';
import type { Consent } from './consent-store.ts';
import { keepConsentRoom } from './keep-consent-room.ts';

const texts: Readonly<Record<InterfaceLanguage, () => Promise<{ default: CompiledMessages }>>> = {
  ru: () => import('virtual:messages/ru/visit'),
  en: () => import('virtual:messages/en/visit'),
  de: () => import('virtual:messages/de/visit'),
  fr: () => import('virtual:messages/fr/visit'),
  es: () => import('virtual:messages/es/visit'),
};

let isOpen = false;

/** The language of the document; pages are published in these alone. */
function documentLanguage({
  languages,
}: SiteSettings): { readonly code: InterfaceLanguage; readonly language: Language } | undefined {
  const language = languages.find(({ code }) => code === document.documentElement.lang);
  return language && { code: language.code as InterfaceLanguage, language };
}

/** Requests consent; in detail when the visitor wants to choose. Outside React, so that it outlives pages. */
export async function showConsentBanner(
  site: SiteSettings,
  consent: Consent,
  isWanted: boolean,
): Promise<void> {
  const found = documentLanguage(site);
  if (isOpen || !found) return;
  const { code, language } = found;
  isOpen = true;
  addMessages(code, (await importOptional(texts[code])).default);
  const opener = document.activeElement;
  const close = () => {
    banner.remove();
    keepConsentRoom(false);
    isOpen = false;
    if (isWanted && opener instanceof HTMLElement) opener.focus();
  };
  const pathPrefix = new URL(site.address).pathname.replace(/\/$/, '');
  const policyHref = linksIn({ pathPrefix, languagePrefix: language.prefix })(paths.info('privacy-policy'));
  const { banner, showGroups } = consentBanner({ consent, t: textsIn(code), policyHref, onClose: close });
  keepConsentRoom(true);
  document.body.append(banner);
  if (!isWanted) return announce(banner.ariaLabel ?? '', language);
  showGroups();
  // The visitor may leave everything as it was.
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
