import { money } from '@parterre/domain/money/money';
import { expect, it } from 'vitest';
import { wireReceipt } from './yookassa-receipt.ts';

const lines = [
  { description: 'Лебединое озеро, партер', count: 2, unitPrice: money(350_000, 'RUB'), vat: null },
  { description: 'я'.repeat(200), count: 1, unitPrice: money(48_000, 'RUB'), vat: null },
];

it('a receipt says what the law asks for: who, what, how many, at what price, with what tax', () => {
  const receipt = { email: 'anna@example.com', phone: '+7 999 000-00-00', lines };
  expect(wireReceipt(receipt, { vatCode: 11, taxSystemCode: 1 })).toEqual({
    customer: { email: 'anna@example.com', phone: '79990000000' },
    tax_system_code: 1,
    items: [
      {
        description: 'Лебединое озеро, партер',
        quantity: 2,
        measure: 'piece',
        amount: { value: '3500.00', currency: 'RUB' },
        vat_code: 11,
        payment_mode: 'full_prepayment',
        payment_subject: 'service',
      },
      expect.objectContaining({ description: 'я'.repeat(128), quantity: 1 }),
    ],
  });
});

it('a receipt leaves out what is not known', () => {
  const { customer, ...rest } = wireReceipt({ email: 'anna@example.com', lines }, { vatCode: 1 });
  expect([customer, 'tax_system_code' in rest]).toEqual([{ email: 'anna@example.com' }, false]);
});

it.each([
  ['exempt', { rate: 0, exemption: 'п. 2 ст. 149 НК РФ' }, 1],
  ['5 %', { rate: 500, exemption: null }, 7],
  ['10 %', { rate: 1000, exemption: null }, 3],
  ['20 %', { rate: 2000, exemption: null }, 4],
  ['22 %', { rate: 2200, exemption: null }, 11],
  ['a rate that the tax office does not know', { rate: 550, exemption: null }, 2],
  ['none recorded', null, 2],
])('a line has a code of its own: %s', (_what, vat, code) => {
  const line = { description: 'Лебединое озеро', count: 1, unitPrice: money(100, 'RUB'), vat };
  const { items } = wireReceipt({ email: 'anna@example.com', lines: [line] }, { vatCode: 2 });
  expect(items).toMatchObject([{ vat_code: code }]);
});
