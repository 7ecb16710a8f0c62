import { describe, expect, it } from 'vitest';
import { checkCompany, isSameCompany, type TypedCompany } from './check-company.ts';
import { countries } from './countries.ts';

const typed: TypedCompany = {
  name: 'ООО «Фонарь»',
  address: '115035, Москва, Старофонарный пер., 1',
  country: 'RU',
  tax_number: '7701234567',
};

describe('whom a bill is made out to', () => {
  it('is kept as it was typed, with its spaces put in order and its codes in capitals', () => {
    const company = {
      name: '  Lampe &  Söhne GmbH ',
      address: 'Lampengasse 1\n 10115 Berlin',
      country: 'de',
      tax_number: ' de 123 456 789 ',
    };
    expect(checkCompany(company)).toEqual({
      kind: 'valid',
      company: {
        name: 'Lampe & Söhne GmbH',
        address: 'Lampengasse 1 10115 Berlin',
        country: 'DE',
        tax_number: 'DE 123 456 789',
      },
    });
  });

  it('need not have a number', () => {
    expect(checkCompany({ ...typed, tax_number: ' ' })).toEqual({
      kind: 'valid',
      company: { ...typed, tax_number: null },
    });
  });

  it.each([
    ['name', 'Booking.com B.V.'],
    ['name', '1C'],
    ['name', 'АО «Завод №5» (филиал), 100% + 1/2'],
    ['name', "L'Œuvre & Cie | S.à r.l."],
    ['name', '山田商事株式会社'],
    ['name', 'x'.repeat(200)],
    ['name', '𠮷'.repeat(200)],
    ['address', '1'],
    ['address', 'x'.repeat(300)],
    ['country', 'XK'],
    ['tax_number', '7701234567'],
    ['tax_number', 'ESX1234567X'],
    ['tax_number', 'CHE-123.456.789 MWST'],
    ['tax_number', '181/815/08155'],
    ['tax_number', 'FRXX123456789'],
    ['tax_number', '1234'],
    ['tax_number', '1'.repeat(30)],
  ])('may have the %s %j', (field, text) => {
    const check = checkCompany({ ...typed, [field]: text });
    expect(check).toMatchObject({ kind: 'valid', company: { [field]: text } });
  });

  it.each([
    ['name', '', 'required'],
    ['name', ' \t', 'required'],
    ['name', 'x'.repeat(201), 'too_long'],
    ['name', 'Фонарь <b>', 'forbidden_characters'],
    ['name', 'Фонарь\u0000', 'forbidden_characters'],
    ['name', 'Фонарь\u202eьранод', 'forbidden_characters'],
    ['name', '«—»', 'bad_format'],
    ['address', '', 'required'],
    ['address', 'x'.repeat(301), 'too_long'],
    ['address', 'Москва>', 'forbidden_characters'],
    ['address', '—', 'bad_format'],
    ['country', '', 'required'],
    ['country', 'Россия', 'bad_format'],
    ['country', 'ZZ', 'bad_format'],
    ['country', 'EU', 'bad_format'],
    ['tax_number', '123', 'bad_format'],
    ['tax_number', 'НДС 7701234567', 'bad_format'],
    ['tax_number', 'NONE', 'bad_format'],
    ['tax_number', '7701--234567', 'bad_format'],
    ['tax_number', '=1+12345', 'bad_format'],
    ['tax_number', '1'.repeat(31), 'too_long'],
  ])('is refused with the %s %j: %s', (field, text, fault) => {
    expect(checkCompany({ ...typed, [field]: text })).toEqual({
      kind: 'invalid',
      faults: [{ field: `company.${field}`, fault }],
    });
  });

  it('names every fault, in the order of the form', () => {
    expect(checkCompany({ name: '', address: '<', country: 'ZZ', tax_number: '?' })).toEqual({
      kind: 'invalid',
      faults: [
        { field: 'company.name', fault: 'required' },
        { field: 'company.address', fault: 'forbidden_characters' },
        { field: 'company.country', fault: 'bad_format' },
        { field: 'company.tax_number', fault: 'bad_format' },
      ],
    });
  });
});

const company = { ...typed };

it.each([
  [company, { ...company }, true],
  [null, null, true],
  [company, null, false],
  [company, { ...company, tax_number: null }, false],
  [company, { ...company, address: 'Тверь' }, false],
])('of %o and %o a bill says the same: %s', (a, b, expected) => {
  expect(isSameCompany(a, b)).toBe(expected);
  expect(isSameCompany(b, a)).toBe(expected);
});

it('every country has a name that people know it by, and stands once', () => {
  const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' });
  expect(countries.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(countries).size).toBe(250);
});
