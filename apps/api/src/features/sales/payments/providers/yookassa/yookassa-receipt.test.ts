import { money } from '@parterre/domain/money/money';
import { expect, it } from 'vitest';
import { wireReceipt } from './yookassa-receipt.ts';

const lines = [
  { description: 'Лебединое озеро, партер', count: 2, unitPrice: money(350_000, 'RUB') },
  { description: 'я'.repeat(200), count: 1, unitPrice: money(48_000, 'RUB') },
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
