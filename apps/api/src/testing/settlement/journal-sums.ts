import type { SettlementQuery, SettlementReport } from '@parterre/contracts/console/settlement';
import { expect } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { reportSettlement, type SettlementDeps } from '../../features/sales/settlement/report.service.ts';

/** Wide enough for whatever a test sells. */
const everyDay = { from: '2000-01-01', until: '2099-12-31' };

export async function readReport(
  deps: SettlementDeps,
  query: Partial<SettlementQuery> = {},
): Promise<SettlementReport> {
  const report = await reportSettlement(deps, {
    by: 'day',
    basis: 'payment',
    page: 1,
    limit: 10_000,
    ...everyDay,
    ...query,
  });
  if ('kind' in report) throw new Error(report.problem.error.code);
  return report;
}

/** What moved by currency, as the journal itself says it. */
async function selectMoved(db: Db): Promise<Readonly<Record<string, number>>> {
  const { rows } = await db.query(sql<{ currency: string; minor: number }>`
    select currency, sum(case when entry in ('payment.succeeded', 'refund.corrected') then amount_minor else -amount_minor end)::bigint as minor
    from journal
    where entry in ('payment.succeeded', 'payment.corrected', 'refund.done', 'refund.corrected')
    group by currency`);
  return Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor]));
}

/** Whatever it is grouped by, the report adds up to the journal, to the last unit. */
export async function expectReportsToAddUp(deps: SettlementDeps): Promise<void> {
  const moved = await selectMoved(deps.db);
  for (const by of ['day', 'event', 'performance', 'way', 'vat'] as const) {
    const report = await readReport(deps, { by });
    expect(sumRows(report, 'total_minor'), `by ${by}`).toEqual(moved);
    for (const row of [...report.rows, ...report.totals]) {
      expect(row.sales_minor + row.refunds_minor).toBe(row.total_minor);
      expect(row.tickets_minor + row.fees_minor + row.unassigned_minor).toBe(row.total_minor);
    }
    for (const sum of ['sales_minor', 'refunds_minor', 'vat_minor', 'certificates_minor'] as const)
      expect(sumRows(report, sum), `${sum} by ${by}`).toEqual(
        Object.fromEntries(
          report.totals
            // One that moved nothing stands there for what is owed on certificates, and has no row.
            .filter((total) => total[sum] !== 0 || total.currency_code in sumRows(report, sum))
            .map((total) => [total.currency_code, total[sum]]),
        ),
      );
    // Money for nothing is of no performance.
    const played = await readReport(deps, { by, basis: 'performance' });
    const assigned = report.totals.map((total) => [
      total.currency_code,
      total.total_minor - total.unassigned_minor,
    ]);
    const some = Object.fromEntries(
      assigned.filter(([currency]) => String(currency) in sumRows(played, 'total_minor')),
    );
    expect(sumRows(played, 'total_minor'), `of performances by ${by}`).toEqual(some);
  }
}

function sumRows(
  { rows }: SettlementReport,
  sum: 'total_minor' | 'sales_minor' | 'refunds_minor' | 'vat_minor' | 'certificates_minor',
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row.currency_code] = (sums[row.currency_code] ?? 0) + row[sum];
  return sums;
}
