import type { Theme } from '@parterre/contracts/landings/theme';
import type { Order } from '@parterre/contracts/orders/order';
import type { Translate } from '../../i18n/translate.ts';

/** Russia calls the numbers of its own so, and no other's; a seller who does not say is taken for Russian. */
export function sellerLines(seller: NonNullable<Theme['seller']>, t: Translate): string[] {
  const { name, address, tax_number: taxNumber, registration_number: registrationNumber } = seller;
  const isAbroad = (seller.country ?? 'ru') !== 'ru';
  return told([
    name,
    address,
    taxNumber && t(isAbroad ? 'forms:billTaxNumberAbroad' : 'forms:billTaxNumber', { number: taxNumber }),
    registrationNumber &&
      t(isAbroad ? 'forms:billRegistrationAbroad' : 'forms:billRegistration', { number: registrationNumber }),
  ]);
}

/** A company before whoever ordered for it; whoever is their own company is named once. */
export function buyerLines(
  { contact, company }: Pick<Order, 'contact' | 'company'>,
  { t, language }: { readonly t: Translate; readonly language: string },
): string[] {
  const companyLines = company
    ? [
        company.name,
        company.address,
        new Intl.DisplayNames(language, { type: 'region' }).of(company.country),
        company.tax_number &&
          t(company.country === 'RU' ? 'forms:billTaxNumber' : 'forms:billTaxNumberAbroad', {
            number: company.tax_number,
          }),
      ]
    : [];
  return told([...companyLines, contact.name, contact.email, contact.phone]);
}

const told = (lines: readonly (string | null | undefined)[]): string[] => [
  ...new Set(lines.filter((line): line is string => Boolean(line))),
];
