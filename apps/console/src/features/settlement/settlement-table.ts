import type { SettlementReport, SettlementRow } from '@parterre/contracts/console/settlement';
import { currencyExponent } from '@parterre/domain/money/currency-exponent';
import type { Texts } from '../../i18n/messages/ru.ts';

/** What a row is about, in words. */
export function rowName(row: SettlementRow, by: SettlementReport['by'], texts: Texts): string {
  const { books } = texts;
  if (by === 'day') return row.day ?? '';
  if (by === 'way') return wayName(row.way ?? '', texts);
  if (row.is_gift_cards) return books.giftCards;
  if (!row.is_assigned) return books.notForTickets;
  if (by === 'vat') return vatName(row, texts);
  return row.event?.title ?? books.notForTickets;
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

const sumColumns = [
  'sales',
  'refunds',
  'total',
  'tickets',
  'fees',
  'unassigned',
  'vat',
  'certificates',
  'gift_cards',
] as const;
export type SumColumn = (typeof sumColumns)[number];

type Sums = Readonly<Record<`${SumColumn}_minor`, number>>;

/** On the screen what hardly any house has stands only where there is some of it; a file has all columns. */
const rare: ReadonlySet<SumColumn> = new Set(['unassigned', 'certificates', 'gift_cards']);

export const shownColumns = (totals: readonly Sums[], rows: readonly Sums[]): readonly SumColumn[] =>
  sumColumns.filter(
    (column) => !rare.has(column) || [...totals, ...rows].some((sums) => sums[`${column}_minor`] !== 0),
  );

/** Whether any money of it moved: of some only certificates are left. */
export const hasMoved = ({ sales_minor, refunds_minor, gift_cards_minor }: Sums): boolean =>
  sales_minor !== 0 || refunds_minor !== 0 || gift_cards_minor !== 0;

/** A table as a file has it: names above, sums as numbers, each with its currency beside it, the totals below. */
export function fileLines(report: SettlementReport, texts: Texts): (string | number | null)[][] {
  const { by, rows, totals } = report;
  const { books } = texts;
  const hasStart = by === 'performance';
  const start = (text: string | null) => (hasStart ? [text] : []);
  const decimal = (minor: number, currency: string) => minor / 10 ** currencyExponent(currency);
  const sums = (row: Sums, currency: string) =>
    sumColumns.map((column) => decimal(row[`${column}_minor`], currency));
  return [
    [
      books.what[by],
      ...start(books.start),
      books.currency,
      ...sumColumns.map((column) => books[column]),
      books.takenOff,
      books.left,
    ],
    ...rows.map((row) => [
      rowName(row, by, texts),
      ...start(row.performance?.started_at ?? null),
      row.currency_code,
      ...sums(row, row.currency_code),
      null,
      null,
    ]),
    ...totals.map((total) => [
      books.total,
      ...start(null),
      total.currency_code,
      ...sums(total, total.currency_code),
      decimal(total.discounts_minor, total.currency_code),
      decimal(total.certificates_left_minor, total.currency_code),
    ]),
  ];
}
