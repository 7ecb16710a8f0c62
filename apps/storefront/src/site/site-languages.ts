import type { Landing } from '@parterre/contracts/landings/landing';
import { chooseCurrency } from '@parterre/domain/currency/choose-currency';
import {
  type InterfaceLanguage,
  isInterfaceLanguage,
  languages as table,
} from '@parterre/domain/languages/languages';
import type { Language } from '@parterre/static-site/shared/language';

/** A language that the site is published in, and the currency that its pages are generated in. */
export interface SiteLanguage extends Language {
  readonly code: InterfaceLanguage;
  readonly currency: string;
}

/** The main language lives at the root, the others under their code (product §2). */
export function siteLanguages({ languages, theme }: Landing): readonly SiteLanguage[] {
  const known = [theme.main_lang, ...languages].filter(isInterfaceLanguage);
  return [...new Set(known)].map((code) => ({
    code,
    prefix: code === theme.main_lang ? '' : `/${code}`,
    direction: table[code].direction,
    currency: chooseCurrency(theme, { language: code }) ?? theme.currency,
  }));
}

/** How the API is asked for events in a language, with the prices that its pages are generated with. */
export const spoken = ({ code, currency }: SiteLanguage) => ({ lang: code, currency_code: currency });
