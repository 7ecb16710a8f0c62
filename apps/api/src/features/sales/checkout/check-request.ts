import type { orderRequest } from '@parterre/contracts/orders/order-request';
import { checkContact } from '@parterre/domain/contact/check-contact';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { z } from 'zod';
import { type OrderRefusal, refuse } from '../order/order-refusal.ts';

export type PlaceRequest = z.output<typeof orderRequest>;

export interface CheckedContact {
  readonly kind: 'valid';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

type Refusal = ReturnType<typeof refuse<Extract<OrderRefusal, { kind: 'invalid-contact' }>>>;

export function checkRequest({
  contact,
  consents,
  lang,
}: Pick<PlaceRequest, 'contact' | 'consents' | 'lang'>): CheckedContact | Refusal {
  const checked = checkContact({ ...contact, consents });
  const typed = contact.phone?.trim() ?? '';
  const phone = typed === '' ? null : checkPhone(typed, lang);
  if (checked.kind === 'valid' && phone !== undefined)
    return { kind: 'valid', name: checked.name, email: checked.email, phone };
  const faults = checked.kind === 'invalid' ? checked.faults : [];
  const phoneFault = { field: 'contact.phone', fault: 'bad_format' } as const;
  return refuse({
    kind: 'invalid-contact',
    faults: phone === undefined ? [...faults, phoneFault] : faults,
  });
}

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
