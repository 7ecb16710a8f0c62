import type {
  SettlementQuery,
  SettlementReport,
  SettlementRow,
  SettlementTotal,
} from '@parterre/contracts/console/settlement';
import { type Refused, refuse } from '../../../commands/command.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { zonedText } from '../../../time/zoned-time.ts';
import {
  type Days,
  type ReportRow,
  type SumsRow,
  selectCertificatesLeft,
  selectClosedPeriods,
  selectDiscounts,
  selectIsClosed,
  selectLastMonth,
  selectReport,
  selectSums,
} from './report.queries.ts';

export interface SettlementDeps {
  readonly db: Db;
  readonly now: () => Date;
  /** By whose midnight days begin. */
  readonly timeZone: string;
}

const backwards = makeProblem('invalid_request', 'The last day is before the first.', {
  details: [{ field: 'until', reason: 'too_small', message: 'must not be before `from`' }],
});

/** What was taken and given back, as the journal has it. */
export async function reportSettlement(
  { db, now, timeZone }: SettlementDeps,
  query: SettlementQuery,
): Promise<SettlementReport | Refused> {
  const { by, basis } = query;
  const month = await selectLastMonth(db, now(), timeZone);
  const from = query.from ?? (query.until && query.until < month.from ? query.until : month.from);
  const until = query.until ?? (from > month.until ? from : month.until);
  if (until < from) return refuse(backwards);
  const days: Days = { from, until, timeZone };
  const [{ rows, sums }, left, discounts, [period], isClosed] = await Promise.all([
    readRows(db, query, days),
    selectCertificatesLeft(db, days),
    selectDiscounts(db, days),
    selectClosedPeriods(db, 1),
    selectIsClosed(db, days),
  ]);
  return {
    by,
    basis,
    from,
    until,
    time_zone: timeZone,
    closed_until: period?.last_day ?? null,
    // Tickets of a performance are paid and given back on other days, too.
    is_closed: basis === 'payment' && isClosed,
    rows: rows.map((row) => wireRow(row, timeZone)),
    total_rows: rows[0]?.total_rows ?? 0,
    totals: completeTotals(sums, left, discounts),
  };
}

const nothing = {
  sales_minor: 0,
  refunds_minor: 0,
  total_minor: 0,
  tickets_minor: 0,
  fees_minor: 0,
  unassigned_minor: 0,
  vat_minor: 0,
  certificates_minor: 0,
  gift_cards_minor: 0,
} as const;

type Amounts = readonly { readonly currency: string; readonly minor: number }[];

const byCurrency = (amounts: Amounts): ReadonlyMap<string, number> =>
  new Map(amounts.filter(({ minor }) => minor !== 0).map(({ currency, minor }) => [currency, minor]));

/** What is owed on certificates is owed, and what was taken off was, whether or not any money of that currency moved on these days. */
function completeTotals(sums: readonly SumsRow[], left: Amounts, discounts: Amounts): SettlementTotal[] {
  const [owed, off] = [byCurrency(left), byCurrency(discounts)];
  const unmoved = [...new Set([...owed.keys(), ...off.keys()])].filter((currency) =>
    sums.every((sum) => sum.currency !== currency),
  );
  return [...sums, ...unmoved.map((currency) => ({ currency, ...nothing }))].map(
    ({ currency, ...minors }) => ({
      currency_code: currency,
      ...minors,
      discounts_minor: off.get(currency) ?? 0,
      certificates_left_minor: owed.get(currency) ?? 0,
    }),
  );
}

/** All rows say themselves what they come to; of a page of many the database is asked. */
async function readRows(
  db: Db,
  query: SettlementQuery,
  days: Days,
): Promise<{ readonly rows: readonly ReportRow[]; readonly sums: readonly SumsRow[] }> {
  const rows = await selectReport(db, { ...query, days });
  const areAll = query.page === 1 && (rows[0]?.total_rows ?? 0) === rows.length;
  return { rows, sums: areAll ? addUp(rows) : await selectSums(db, query.basis, days) };
}

/** By currency. */
function addUp(rows: readonly SumsRow[]): SumsRow[] {
  const sums = new Map<string, SumsRow>();
  for (const row of rows) {
    const before = sums.get(row.currency);
    const add = (sum: Exclude<keyof SumsRow, 'currency'>) => (before?.[sum] ?? 0) + row[sum];
    sums.set(row.currency, {
      currency: row.currency,
      sales_minor: add('sales_minor'),
      refunds_minor: add('refunds_minor'),
      total_minor: add('total_minor'),
      tickets_minor: add('tickets_minor'),
      fees_minor: add('fees_minor'),
      unassigned_minor: add('unassigned_minor'),
      vat_minor: add('vat_minor'),
      certificates_minor: add('certificates_minor'),
      gift_cards_minor: add('gift_cards_minor'),
    });
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

function wireRow(row: ReportRow, timeZone: string): SettlementRow {
  const {
    total_rows: _,
    currency,
    event_id,
    title,
    performance_id,
    performance_at,
    vat_rate,
    vat_exemption,
    ...same
  } = row;
  return {
    ...same,
    currency_code: currency,
    event: event_id === null ? null : { id: event_id, title: title ?? `#${event_id}` },
    performance:
      performance_id === null || performance_at === null
        ? null
        : { id: performance_id, started_at: zonedText(performance_at, timeZone) },
    vat: vat_rate === null ? null : { percent: vat_rate / 100, exemption: vat_exemption },
  };
}
