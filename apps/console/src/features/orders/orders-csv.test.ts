import type { ListedOrder } from '@parterre/contracts/console/orders';
import { expect, it } from 'vitest';
import { en } from '../../i18n/messages/en.ts';
import { writeOrdersCsv } from './orders-csv.ts';

const order = (more: Partial<ListedOrder>): ListedOrder => ({
  id: '0198c0de-0000-7000-8000-00000000000a',
  number: 100_001,
  state: 'paid',
  created_at: '2026-12-01T09:00:00.000Z',
  paid_at: null,
  name: 'Anna',
  email: 'anna@example.com',
  channel: 'web',
  phone: null,
  tickets: 2,
  event: 'Swan Lake',
  started_at: '2026-12-18T19:00:00+03:00',
  performances: 1,
  total: 1100.5,
  currency_code: 'EUR',
  ...more,
});

it('a file of orders is one that spreadsheets read, in the language of the page', () => {
  expect(writeOrdersCsv([order({})], en)).toBe(
    '\uFEFFOrder,Status,Placed,Paid,Name,Email,Phone,For,Starts,Tickets,Total,Currency\r\n' +
      '100001,Paid,2026-12-01T09:00:00.000Z,,Anna,anna@example.com,,Swan Lake,2026-12-18T19:00:00+03:00,2,1100.5,EUR\r\n',
  );
});

it.each([
  ['a quote and a comma', 'Anna "Ann", Ivanova', '"Anna ""Ann"", Ivanova"'],
  ['a formula', '=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['a command of an old spreadsheet', '@SUM(1)', "'@SUM(1)"],
  ['a telephone number', '+7 916 123', "'+7 916 123"],
])('a name with %s stays a text', (_what, name, written) => {
  expect(
    writeOrdersCsv([order({ name })], en)
      .split('\r\n')[1]
      ?.split(',2026-12-01T09:00:00.000Z,,')[1],
  ).toMatch(new RegExp(`^${RegExp.escape(written)},anna@`));
});
