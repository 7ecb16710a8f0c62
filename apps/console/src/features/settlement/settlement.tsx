import type {
  SettlementReport,
  SettlementRow,
  SettlementTotal,
} from '@parterre/contracts/console/settlement';
import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { settlementQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import table from '../../ui/table.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { ClosePeriod } from './close-period.tsx';
import { ExportSettlement } from './export-settlement.tsx';
import { Payouts } from './payouts.tsx';
import styles from './settlement.module.css';
import { bases, groups, type SettlementFilters, toSettlementSearch } from './settlement-search.ts';
import { hasMoved, rowName, type SumColumn, shownColumns } from './settlement-table.ts';

const route = getRouteApi('/inside/console/settlement');

export function Settlement() {
  const texts = useTexts();
  const { language } = useLanguage();
  const filters = route.useSearch();
  const search = toSettlementSearch(filters, language);
  const query = useQuery(settlementQuery(search));
  return (
    <Screen title={texts.settlement} actions={<ExportSettlement search={search} />}>
      <Answer query={query}>
        {(report) => (
          <>
            <FilterBar filters={filters} report={report} />
            <PeriodState report={report} />
            {report.rows.length === 0 ? (
              <Blank title={texts.books.emptyTitle} text={texts.books.emptyText} />
            ) : (
              <ReportTable report={report} isOutdated={query.isPlaceholderData} />
            )}
            {report.totals.map((total) => (
              <CertificatesLeft key={total.currency_code} total={total} />
            ))}
            {report.totals.map((total) => (
              <Discounts key={total.currency_code} total={total} />
            ))}
            <Pages filters={filters} report={report} />
          </>
        )}
      </Answer>
      <Payouts />
    </Screen>
  );
}

interface FilterProps {
  readonly filters: SettlementFilters;
  readonly report: SettlementReport;
}

/** All of it lives in the address; what it leaves out is last month, as the house’s clock has it. */
function FilterBar({ filters, report }: FilterProps) {
  const { books: texts } = useTexts();
  const navigate = useNavigate();
  const change = (part: SettlementFilters) => {
    const { page: _, ...kept } = filters;
    void navigate({ to: '/settlement', search: { ...kept, ...part } });
  };
  const days = { from: report.from, until: report.until };
  return (
    <search className={styles.filters}>
      <Select
        label={texts.by}
        value={report.by}
        options={groups.map((value) => ({ value, text: texts.groups[value] }))}
        onChange={(by) => change({ by })}
      />
      <Select
        label={texts.basis}
        value={report.basis}
        options={bases.map((value) => ({ value, text: texts.bases[value] }))}
        onChange={(basis) => change({ basis })}
      />
      <TextField
        label={texts.from}
        name="from"
        type="date"
        value={report.from}
        onChange={(from) => from && change({ ...days, from, ...(from > days.until && { until: from }) })}
      />
      <TextField
        label={texts.until}
        name="until"
        type="date"
        value={report.until}
        onChange={(until) => until && change({ ...days, until, ...(until < days.from && { from: until }) })}
      />
    </search>
  );
}

function PeriodState({ report }: { readonly report: SettlementReport }) {
  const { books: texts } = useTexts();
  const day = useDay();
  const { closed_until: closedUntil, is_closed: isClosed, basis } = report;
  return (
    <div className={styles.state}>
      <p>
        {basis === 'payment' && <strong>{isClosed ? texts.closed : texts.open} </strong>}
        {closedUntil !== null && !isClosed && `${texts.closedUntil(day(closedUntil))} `}
        {texts.byClock(report.time_zone)}
      </p>
      <ClosePeriod report={report} />
    </div>
  );
}

interface TableProps {
  readonly report: SettlementReport;
  readonly isOutdated: boolean;
}

function ReportTable({ report, isOutdated }: TableProps) {
  const { books: texts } = useTexts();
  const { by, rows, totals } = report;
  const columns = shownColumns(totals, rows);
  return (
    <table className={`${table.table} ${styles.report}`} aria-busy={isOutdated}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.what[by]}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.figure}>
              {texts[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ReportRow key={rowKey(row)} row={row} report={report} columns={columns} />
        ))}
      </tbody>
      <tfoot>
        {totals.filter(hasMoved).map((total) => (
          <tr key={total.currency_code}>
            <th scope="row">{texts.total}</th>
            <Figures sums={total} columns={columns} />
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

const rowKey = (row: SettlementRow): string => {
  const { currency_code, day, event, performance, way, vat, is_assigned, is_gift_cards } = row;
  const subject = [day, event?.id, performance?.id, way, vat?.percent, vat?.exemption];
  return [currency_code, ...subject, is_assigned, is_gift_cards].join(' ');
};

interface RowProps {
  readonly row: SettlementRow;
  readonly report: SettlementReport;
  readonly columns: readonly SumColumn[];
}

function ReportRow({ row, report, columns }: RowProps) {
  const { by, basis } = report;
  const texts = useTexts();
  const moment = useMoment();
  const day = useDay();
  const { performance } = row;
  const name = by === 'day' && row.day !== null ? day(row.day) : rowName(row, by, texts);
  return (
    <tr>
      <th scope="row">
        {by === 'day' && row.day !== null ? (
          <Link to="/settlement" search={{ by: 'event', basis, from: row.day, until: row.day }}>
            {name}
          </Link>
        ) : (
          name
        )}
        {performance && (
          <time dateTime={performance.started_at}>{moment(performance.started_at, 'moment', 'place')}</time>
        )}
      </th>
      <Figures sums={row} columns={columns} />
    </tr>
  );
}

interface FigureProps {
  readonly sums: SettlementRow | SettlementTotal;
  readonly columns: readonly SumColumn[];
}

function Figures({ sums, columns }: FigureProps) {
  const { books: texts } = useTexts();
  const { language } = useLanguage();
  return columns.map((column) => {
    const minor = sums[`${column}_minor`];
    return (
      <td key={column} className={styles.figure} data-name={texts[column]} data-is-nothing={minor === 0}>
        {formatMoney(money(minor, sums.currency_code), language)}
      </td>
    );
  });
}

/** Owed to their owners until it is spent. */
function CertificatesLeft({ total }: { readonly total: SettlementTotal }) {
  const { books: texts } = useTexts();
  const { language } = useLanguage();
  const { certificates_left_minor: minor, currency_code: currency } = total;
  if (minor === 0) return null;
  return (
    <p className={styles.note}>{texts.certificatesLeft(formatMoney(money(minor, currency), language))}</p>
  );
}

/** No money has moved for it: it was never asked for. */
function Discounts({ total }: { readonly total: SettlementTotal }) {
  const { books: texts } = useTexts();
  const { language } = useLanguage();
  const { discounts_minor: minor, currency_code: currency } = total;
  if (minor === 0) return null;
  return <p className={styles.note}>{texts.discounts(formatMoney(money(minor, currency), language))}</p>;
}

function Pages({ filters, report }: FilterProps) {
  const { books: texts, settlement: title } = useTexts();
  const { page = 1, ...first } = filters;
  const isMore = page * rowsPerPage < report.total_rows;
  if (page === 1 && !isMore) return null;
  return (
    <nav className={styles.pages} aria-label={title}>
      {page > 1 && (
        <LinkButton to="/settlement" search={first}>
          {texts.fewer}
        </LinkButton>
      )}
      {isMore && (
        <LinkButton to="/settlement" search={{ ...first, page: page + 1 }}>
          {texts.more}
        </LinkButton>
      )}
    </nav>
  );
}

/** As the API has it where nothing is said. */
const rowsPerPage = 200;
