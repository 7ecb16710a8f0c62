import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { orderStates } from '@parterre/domain/order/order-states';
import { expect, it } from 'vitest';
import { exampleBill } from '../../../../testing/documents/example-bill.ts';
import { pageCount } from '../../../../testing/documents/page-count.ts';
import { billPdf } from './bill-pdf.ts';

it.each(interfaceLanguages)('prints a bill in %s', async (lang) => {
  expect(pageCount(await billPdf({ ...exampleBill, lang }))).toBe(1);
});

it.each(orderStates)('says how it stands with an order that is %s', async (state) => {
  expect(pageCount(await billPdf({ ...exampleBill, state, payUntil: null, taxes: [] }))).toBe(1);
});

it('a bill with the longest company there is goes on over the page, and no further', async () => {
  const company = {
    name: 'Фонарщик '.repeat(22).trim(),
    address: 'Старофонарный переулок, '.repeat(12).trim(),
    country: 'GS',
    tax_number: '1'.repeat(30),
  };
  const buyer = { ...exampleBill.buyer, company };
  expect(pageCount(await billPdf({ ...exampleBill, buyer }))).toBe(2);
});

it('a bill goes on over the page when much was bought', async () => {
  const lines = Array.from({ length: 40 }, () => exampleBill.lines).flat();
  expect(pageCount(await billPdf({ ...exampleBill, lines }))).toBeGreaterThan(3);
});
