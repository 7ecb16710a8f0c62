import type { Landing } from '@parterre/contracts/landings/landing';
import { chooseCurrency } from '@parterre/domain/currency/choose-currency';
import {
  type InterfaceLanguage,
  isInterfaceLanguage,
  landingLanguages,
  languages as table,
} from '@parterre/domain/languages/languages';
import type { Language } from '@parterre/static-site/shared/language';

/** A language that the site is published in, and the currency that its pages are generated in. */
export interface SiteLanguage extends Language {
  readonly code: InterfaceLanguage;
  readonly currency: string;
}

/** A landing of another server may leave the languages out. */
interface LandingWithLanguages extends Pick<Landing, 'theme'> {
  readonly languages?: Landing['languages'] | null | undefined;
}

/** The main language is at the root, the others under their code (product §2). */
export function siteLanguages({ languages, theme }: LandingWithLanguages): readonly SiteLanguage[] {
  const codes = [theme.main_lang, ...landingLanguages(languages)].filter(isInterfaceLanguage);
  return [...new Set(codes)].map((code) => ({
    code,
    prefix: code === theme.main_lang ? '' : `/${code}`,
    direction: table[code].direction,
    currency: chooseCurrency(theme, { language: code }) ?? theme.currency,
  }));
}

/** The query for events in a language, with the prices that its pages are generated with. */
export const localeQuery = ({ code, currency }: SiteLanguage) => ({ lang: code, currency_code: currency });
