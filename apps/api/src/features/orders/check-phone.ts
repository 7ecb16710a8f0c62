import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Whose numbers are meant when none begins with a plus. */
const countries: Readonly<Record<InterfaceLanguage, CountryCode>> = {
  ru: 'RU',
  en: 'GB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
};

/** The number as it is kept (E.164), however it was typed; undefined when no country has such a number. */
export function checkPhone(typed: string, lang: InterfaceLanguage): string | undefined {
  const number = parsePhoneNumberFromString(typed, countries[lang]);
  return number?.isValid() ? number.number : undefined;
}
