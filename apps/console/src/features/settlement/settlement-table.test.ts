import type { SettlementReport, SettlementRow } from '@parterre/contracts/console/settlement';
import { expect, it } from 'vitest';
import { en } from '../../i18n/messages/en.ts';
import { writeCsv } from '../../write-csv.ts';
import { fileLines, hasMoved, rowName, shownColumns } from './settlement-table.ts';

const sums = {
  currency_code: 'EUR',
  sales_minor: 12_005,
  refunds_minor: -5,
  total_minor: 12_000,
  tickets_minor: 11_000,
  fees_minor: 1000,
  unassigned_minor: 0,
  vat_minor: 2000,
  certificates_minor: 0,
  gift_cards_minor: 0,
};
const row = (more: Partial<SettlementRow> = {}): SettlementRow => ({
  ...sums,
  day: null,
  event: null,
  performance: null,
  way: null,
  is_assigned: true,
  is_gift_cards: false,
  vat: null,
  ...more,
});
const report = (by: SettlementReport['by'], rows: SettlementRow[]): SettlementReport => ({
  by,
  basis: 'payment',
  from: '2026-10-01',
  until: '2026-10-31',
  time_zone: 'Europe/Berlin',
  closed_until: null,
  is_closed: false,
  rows,
  total_rows: rows.length,
  totals: [{ ...sums, discounts_minor: 300, certificates_left_minor: 5000 }],
});

it.each<[what: string, SettlementReport['by'], Partial<SettlementRow>, name: string]>([
  ['a day', 'day', { day: '2026-10-01' }, '2026-10-01'],
  ['an event', 'event', { event: { id: 1, title: 'Swan Lake' } }, 'Swan Lake'],
  ['money for nothing', 'event', { is_assigned: false }, 'Not for tickets: to be returned'],
  ['gift cards', 'vat', { is_gift_cards: true }, 'Gift cards: owed until they are spent'],
  ['a way to pay', 'way', { way: 'certificate', is_assigned: false }, 'Gift certificate'],
  ['a way that has no name yet', 'way', { way: 'shells' }, 'shells'],
  ['a rate', 'vat', { vat: { percent: 5.5, exemption: null } }, '5.5%'],
  ['none', 'vat', { vat: { percent: 0, exemption: null } }, 'No VAT charged'],
  ['none for a reason', 'vat', { vat: { percent: 0, exemption: '§ 4 Nr. 20' } }, 'Exempt: § 4 Nr. 20'],
  ['nothing was recorded', 'vat', {}, 'No VAT recorded'],
])('a row is called what it is about: %s', (_what, by, more, name) => {
  expect(rowName(row(more), by, en)).toBe(name);
});

it('a file has the sums as numbers, in the language of the page, with totals below', () => {
  const performance = { id: 7, started_at: '2026-10-05T19:00:00+02:00' };
  const lines = fileLines(
    report('performance', [row({ event: { id: 1, title: 'Swan Lake' }, performance })]),
    en,
  );
  expect(writeCsv(lines)).toBe(
    '\uFEFFPerformance,Starts,Currency,Received,Refunded,Total,Tickets,Fees,To be returned,VAT included,By certificate,Gift cards sold,Taken off by codes and bundles,Left on certificates\r\n' +
      'Swan Lake,2026-10-05T19:00:00+02:00,EUR,120.05,-0.05,120,110,10,0,20,0,0,,\r\n' +
      'Total,,EUR,120.05,-0.05,120,110,10,0,20,0,0,3,50\r\n',
  );
});

it('what hardly any house has is a column where there is some of it, on whichever row', () => {
  const always = ['sales', 'refunds', 'total', 'tickets', 'fees', 'vat'];
  expect(shownColumns([sums], [row()])).toEqual(always);
  expect(shownColumns([sums], [row({ unassigned_minor: 100 }), row({ unassigned_minor: -100 })])).toEqual(
    always.toSpliced(5, 0, 'unassigned'),
  );
  expect(shownColumns([{ ...sums, certificates_minor: 1 }], [])).toEqual([...always, 'certificates']);
  expect(shownColumns([{ ...sums, gift_cards_minor: 1 }], [])).toEqual([...always, 'gift_cards']);
});

it('a currency of which only certificates are left has no total', () => {
  const nothing = { ...sums, sales_minor: 0, refunds_minor: 0 };
  expect([hasMoved(sums), hasMoved(nothing), hasMoved({ ...nothing, gift_cards_minor: 1 })]).toEqual([
    true,
    false,
    true,
  ]);
});
