import { characterCount, cleanText } from './clean-text.ts';
import { countries } from './countries.ts';
import { type ContactFault, type FieldCheck, invalid, valid } from './field-check.ts';

/** Whom a bill is made out to, where that is not its buyer. As the wire and the order have it. */
export interface Company {
  readonly name: string;
  readonly address: string;
  /** By ISO 3166-1. */
  readonly country: string;
  /** For VAT or another tax, as its country writes it; null where it has none, or need not name it. */
  readonly tax_number: string | null;
}

export const companyFields = ['name', 'address', 'country', 'tax_number'] as const;

/** As somebody has typed it. */
export type TypedCompany = Readonly<Record<(typeof companyFields)[number], string>>;

export interface CompanyFault {
  /** As the call names it. */
  readonly field: `company.${(typeof companyFields)[number]}`;
  readonly fault: ContactFault;
}

export type CompanyCheck =
  | { readonly kind: 'valid'; readonly company: Company }
  /** In the order of the form. */
  | { readonly kind: 'invalid'; readonly faults: readonly CompanyFault[] };

const maxNameLength = 200;
const maxAddressLength = 300;
const maxTaxNumberLength = 30;

// What no register writes and no printer sets: what controls or turns a line, what belongs to markup. Names of companies have all else: “1C & Söhne №5 (Booking.com)”.
const unprintable = /[^\P{C}\u200c\u200d]|[<>]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

// Each country has forms of its own, several of them, and changes them: a slip is seen on the bill and corrected, a right number that is refused is a call.
const taxNumber = /^[A-Z0-9](?:[ ./-]?[A-Z0-9])*$/;
const minTaxNumberDigits = 4;

export function checkCompany(typed: TypedCompany): CompanyCheck {
  const checks = {
    name: checkLine(typed.name, maxNameLength),
    address: checkLine(typed.address, maxAddressLength),
    country: checkCountry(typed.country),
    tax_number: checkTaxNumber(typed.tax_number),
  } as const satisfies Record<(typeof companyFields)[number], FieldCheck>;
  const { name, address, country, tax_number } = checks;
  if (
    name.kind === 'valid' &&
    address.kind === 'valid' &&
    country.kind === 'valid' &&
    tax_number.kind === 'valid'
  )
    return {
      kind: 'valid',
      company: {
        name: name.value,
        address: address.value,
        country: country.value,
        tax_number: tax_number.value || null,
      },
    };
  const faults = companyFields.flatMap((field) => {
    const check = checks[field];
    return check.kind === 'invalid' ? [{ field: `company.${field}`, fault: check.fault } as const] : [];
  });
  return { kind: 'invalid', faults };
}

function checkLine(text: string, longest: number): FieldCheck {
  const line = cleanText(text);
  if (line === '') return invalid('required');
  if (characterCount(line) > longest) return invalid('too_long');
  if (unprintable.test(line)) return invalid('forbidden_characters');
  return letterOrDigit.test(line) ? valid(line) : invalid('bad_format');
}

function checkCountry(text: string): FieldCheck {
  const code = cleanText(text).toUpperCase();
  if (code === '') return invalid('required');
  return countries.includes(code) ? valid(code) : invalid('bad_format');
}

function checkTaxNumber(text: string): FieldCheck {
  const number = cleanText(text).toUpperCase();
  if (number === '') return valid('');
  if (characterCount(number) > maxTaxNumberLength) return invalid('too_long');
  const digits = number.replaceAll(/\D/g, '').length;
  return taxNumber.test(number) && digits >= minTaxNumberDigits ? valid(number) : invalid('bad_format');
}

/** Whether a bill would say the same. */
export const isSameCompany = (a: Company | null, b: Company | null): boolean =>
  companyFields.every((field) => a?.[field] === b?.[field]);
