import type { SettlementReport, SettlementRow } from '@parterre/contracts/console/settlement';
import { expect, it } from 'vitest';
import { readAllRows } from './read-all-rows.ts';

const sums = (sales_minor: number) => ({
  currency_code: 'EUR',
  sales_minor,
  refunds_minor: 0,
  total_minor: sales_minor,
  tickets_minor: sales_minor,
  fees_minor: 0,
  unassigned_minor: 0,
  vat_minor: 0,
  certificates_minor: 0,
  gift_cards_minor: 0,
});
const row = (id: number): SettlementRow => ({
  ...sums(100),
  day: null,
  event: { id, title: `Event ${id}` },
  performance: null,
  way: null,
  is_assigned: true,
  is_gift_cards: false,
  vat: null,
});
const page = (rows: SettlementRow[], total: number): SettlementReport => ({
  by: 'event',
  basis: 'payment',
  from: '2026-10-01',
  until: '2026-10-31',
  time_zone: 'Europe/Berlin',
  closed_until: null,
  is_closed: false,
  rows,
  total_rows: total,
  totals: [{ ...sums(100 * total), discounts_minor: 0, certificates_left_minor: 0 }],
});

/** Answers these, one after another. */
const answering = (...pages: SettlementReport[]) => {
  const asked: number[] = [];
  const read = async (number: number) => {
    asked.push(number);
    const next = pages.shift();
    if (!next) throw new Error('asked too often');
    return next;
  };
  return { asked, read };
};

it('all rows are read, however many pages they fill, and it is said how far that is', async () => {
  const { asked, read } = answering(page([row(1), row(2)], 5), page([row(3), row(4)], 5), page([row(5)], 5));
  const progress: (readonly [number, number])[] = [];
  const report = await readAllRows(read, ({ read: done, total }) => progress.push([done, total]));
  expect(report.rows.map(({ event }) => event?.id)).toEqual([1, 2, 3, 4, 5]);
  expect([asked, progress]).toEqual([
    [1, 2, 3],
    [
      [2, 5],
      [4, 5],
      [5, 5],
    ],
  ]);
});

it('what moved from one page to another while it was read is read again', async () => {
  const moved = { ...page([row(2)], 3), totals: page([], 4).totals };
  const { asked, read } = answering(
    page([row(1), row(2)], 3),
    moved,
    page([row(1), row(2), row(3), row(4)], 4),
  );
  const report = await readAllRows(read, () => undefined);
  expect([report.rows.length, asked]).toEqual([4, [1, 2, 1]]);
});

it('what never adds up is no file', async () => {
  const wrong = { ...page([row(1)], 1), totals: page([], 2).totals };
  await expect(
    readAllRows(
      async () => wrong,
      () => undefined,
    ),
  ).rejects.toThrow('changed');
});

it('nothing is read once', async () => {
  const { asked, read } = answering({ ...page([], 0), totals: [] });
  expect((await readAllRows(read, () => undefined)).rows).toEqual([]);
  expect(asked).toEqual([1]);
});
