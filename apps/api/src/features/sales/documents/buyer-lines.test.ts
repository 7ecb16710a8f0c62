import { expect, it } from 'vitest';
import { saleTexts } from '../texts/texts.ts';
import { buyerLines, sellerLines } from './document-views.ts';

const name = 'Анна Иванова';
const email = 'anna@example.com';

it.each([
  ['RU', '7701234567', 'ИНН 7701234567'],
  ['DE', 'DE123456789', 'Налоговый номер DE123456789'],
  ['BY', '100582333', 'Налоговый номер 100582333'],
])('a tax number is called as Russia calls its own only where it is one: %s', (country, tax_number, line) => {
  const company = { name: 'Company', address: 'Street, 1', country, tax_number };
  const lines = buyerLines({ name, email, company }, { lang: 'ru', t: saleTexts.ru.bill });
  expect(lines).toContain(line);
});

it.each([
  ['RU', ['ИНН 7701234567', 'ОГРН 1027700000000']],
  ['DE', ['Налоговый номер 7701234567', 'Регистрационный номер 1027700000000']],
  [undefined, ['ИНН 7701234567', 'ОГРН 1027700000000']],
] as const)(
  'the numbers of a seller are called so, too, on whatever is printed or mailed: %s',
  (country, lines) => {
    const seller = { name: 'Theatre', country, taxNumber: '7701234567', registrationNumber: '1027700000000' };
    expect(sellerLines(seller, saleTexts.ru.ticket)).toEqual(['Theatre', ...lines]);
    expect(sellerLines(seller, saleTexts.ru.bill)).toEqual(['Theatre', ...lines]);
  },
);
