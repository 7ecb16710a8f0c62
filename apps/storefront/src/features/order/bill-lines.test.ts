import type { Order } from '@parterre/contracts/orders/order';
import { expect, it } from 'vitest';
import type { Translate } from '../../i18n/translate.ts';
import { buyerLines, sellerLines } from './bill-lines.ts';

const t = ((key: string, { number = '' }: { number?: string } = {}) => `${key} ${number}`) as Translate;

it.each([
  ['ru', ['forms:billTaxNumber 77', 'forms:billRegistration 1027']],
  ['de', ['forms:billTaxNumberAbroad 77', 'forms:billRegistrationAbroad 1027']],
  [undefined, ['forms:billTaxNumber 77', 'forms:billRegistration 1027']],
] as const)('the numbers of a seller are called as its country calls them: %s', (country, lines) => {
  const seller = {
    name: 'Theatre',
    tax_number: '77',
    registration_number: '1027',
    ...(country && { country }),
  };
  expect(sellerLines(seller, t)).toEqual(['Theatre', ...lines]);
});

it('whoever is their own company is named once', () => {
  const contact = { name: 'Anna Ivanova', email: 'anna@example.com', phone: '' } as Order['contact'];
  const company = { name: 'Anna Ivanova', address: 'Street, 1', country: 'DE', tax_number: null };
  expect(buyerLines({ contact, company }, { t, language: 'en' })).toEqual([
    'Anna Ivanova',
    'Street, 1',
    'Germany',
    'anna@example.com',
  ]);
});
