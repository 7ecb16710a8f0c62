import type { SettlementReport, SettlementRow } from '@parterre/contracts/console/settlement';
import { currencyExponent } from '@parterre/domain/money/currency-exponent';
import type { Texts } from '../../i18n/messages/ru.ts';

/** What a row is about, in words. */
export function rowName(row: SettlementRow, by: SettlementReport['by'], texts: Texts): string {
  const { books } = texts;
  if (by === 'day') return row.day ?? '';
  if (by === 'way') return wayName(row.way ?? '', texts);
  if (!row.is_assigned) return books.unassigned;
  if (by === 'vat') return vatName(row, texts);
  return row.event?.title ?? books.unassigned;
}

function wayName(way: string, { order }: Texts): string {
  const ways: Readonly<Record<string, string>> = order.ways;
  return ways[way] ?? way;
}

function vatName({ vat }: SettlementRow, { books }: Texts): string {
  if (vat === null) return books.notRecorded;
  if (vat.percent > 0) return books.rate(String(vat.percent));
  return vat.exemption === null ? books.noVat : books.exempt(vat.exemption);
}

export const sumColumns = ['sales', 'refunds', 'total', 'tickets', 'fees', 'vat', 'certificates'] as const;
type SumColumn = (typeof sumColumns)[number];

type Sums = Readonly<Record<`${SumColumn}_minor`, number>>;

export const sumsIn = (row: Sums): readonly (readonly [SumColumn, number])[] =>
  sumColumns.map((column) => [column, row[`${column}_minor`]]);

/** A table as a file has it: names above, sums as numbers, each with its currency beside it, the totals below. */
export function fileLines(report: SettlementReport, texts: Texts): (string | number | null)[][] {
  const { by, rows, totals } = report;
  const { books } = texts;
  const hasStart = by === 'performance';
  const start = (text: string | null) => (hasStart ? [text] : []);
  const sums = (row: Sums, currency: string) =>
    sumsIn(row).map(([, minor]) => minor / 10 ** currencyExponent(currency));
  return [
    [books.what[by], ...start(books.start), books.currency, ...sumColumns.map((column) => books[column])],
    ...rows.map((row) => [
      rowName(row, by, texts),
      ...start(row.performance?.started_at ?? null),
      row.currency_code,
      ...sums(row, row.currency_code),
    ]),
    ...totals.map((total) => [
      books.total,
      ...start(null),
      total.currency_code,
      ...sums(total, total.currency_code),
    ]),
  ];
}
