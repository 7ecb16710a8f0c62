import { money } from '@parterre/domain/money/money';
import type { BillView } from '../../features/sales/documents/document-views.ts';
import { exampleTickets } from './example-tickets.ts';

const rub = (amountMinor: number) => money(amountMinor, 'RUB');

export const exampleBill: BillView = {
  lang: 'ru',
  brand: exampleTickets.brand,
  seller: exampleTickets.seller,
  buyer: {
    name: 'Әлия Қасымова',
    email: 'aliya@example.com',
    company: {
      name: 'Lampe & Söhne GmbH',
      address: 'Lampengasse 1, 10115 Berlin',
      country: 'DE',
      tax_number: 'DE123456789',
    },
  },
  orderNumber: '1024',
  issuedAt: { at: new Date('2026-11-15T09:30:00Z'), timeZone: 'Europe/Moscow' },
  state: 'awaiting_payment',
  payUntil: { at: new Date('2026-11-20T20:59:00Z'), timeZone: 'Europe/Moscow' },
  payUrl: 'https://parterre.example/order/bill/5Zb8vX0lQeW2kR7uT3yA1g',
  lines: [
    {
      title: 'Лебединое озеро',
      detail: '12 декабря 2026, 19:00 · Театр на Старофонарном · Партер, ряд 5, место 12',
      change: '',
      count: 1,
      price: rub(350_000),
      serviceFee: rub(24_000),
      total: rub(374_000),
    },
    {
      title: 'Ночь гитар',
      detail: '20 декабря 2026, 20:00 · Клуб «Фонарь» · Танцпол',
      change: '',
      count: 2,
      price: rub(150_000),
      serviceFee: rub(10_000),
      total: rub(320_000),
    },
  ],
  serviceFees: rub(44_000),
  discounts: [],
  taxes: [
    { vat: { rate: 2000, exemption: null }, amount: rub(7333) },
    { vat: { rate: 0, exemption: 'пп. 20 п. 2 ст. 149 НК РФ' }, amount: rub(0) },
  ],
  bank: 'Банк «Демо», БИК 000000000, р/с 40700000000000000000',
  total: rub(694_000),
  paid: rub(100_000),
  due: rub(594_000),
};
