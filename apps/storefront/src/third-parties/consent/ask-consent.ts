import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
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

/** Asks what the visitor allows; at once in detail when they want to choose. Outside the page, so that it outlives pages. */
export async function askConsent(site: SiteSettings, consent: Consent, isWanted: boolean): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const language =
    site.languages.find(({ code }) => code === document.documentElement.lang) ?? site.languages[0];
  const code = (language?.code ?? 'en') as InterfaceLanguage; // pages are published in these alone
  addMessages(code, (await dispensable(texts[code])).default);
  const { pathname } = new URL(site.address);
  const link = linksIn({ pathPrefix: pathname.replace(/\/$/, ''), languagePrefix: language?.prefix ?? '' });

  const opener = document.activeElement;
  const place = document.createElement('div');
  // Before the page: whoever goes by keyboard or by ear comes to it first.
  document.body.prepend(place);
  const stopFollowing = keepInSight(place);
  const close = () => {
    stopFollowing();
    place.remove();
    isOpen = false;
    if (isWanted && opener instanceof HTMLElement) opener.focus();
  };
  const policyHref = link(paths.info('privacy-policy'));
  const { banner, showGroups } = consentBanner({ consent, t: textsIn(code), policyHref, onClose: close });
  place.append(banner);
  if (!isWanted) return;
  showGroups();
  // Whoever came to look may leave everything as it was.
  banner.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
