import type { SettlementReport, SettlementRow } from '@parterre/contracts/console/settlement';

export interface Progress {
  readonly read: number;
  readonly total: number;
}

type ReadPage = (page: number) => Promise<SettlementReport>;

const maxTries = 3;

/**
 * A report with all of its rows, page by page. Money moves meanwhile, and rows with it from page to page: what does not add up to its own
 * totals is read again.
 */
export async function readAllRows(
  readPage: ReadPage,
  onProgress: (progress: Progress) => void,
): Promise<SettlementReport> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const report = await readPages(readPage, onProgress);
    if (addsUp(report)) return report;
  }
  throw new Error('The report changed while it was read.');
}

async function readPages(
  readPage: ReadPage,
  onProgress: (progress: Progress) => void,
): Promise<SettlementReport> {
  const rows: SettlementRow[] = [];
  for (let page = 1; ; page += 1) {
    const report = await readPage(page);
    rows.push(...report.rows);
    onProgress({ read: rows.length, total: report.total_rows });
    if (report.rows.length === 0 || rows.length >= report.total_rows) return { ...report, rows };
  }
}

const addsUp = ({ rows, total_rows, totals }: SettlementReport): boolean =>
  // A page beyond the last has no rows that could say how many there are.
  rows.length >= total_rows &&
  totals.every(({ currency_code, sales_minor, refunds_minor }) => {
    const own = rows.filter((row) => row.currency_code === currency_code);
    const sum = (name: 'sales_minor' | 'refunds_minor') => own.reduce((all, row) => all + row[name], 0);
    return sum('sales_minor') === sales_minor && sum('refunds_minor') === refunds_minor;
  });
