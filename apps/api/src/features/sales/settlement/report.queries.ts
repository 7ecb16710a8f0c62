import type { SettlementQuery } from '@parterre/contracts/console/settlement';
import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

/** Days of a house by its own clock. */
export interface Days {
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

/** Last month by the clock of the house. */
export async function selectLastMonth(db: Db, at: Date, timeZone: string): Promise<Omit<Days, 'timeZone'>> {
  const { rows } = await db.query(sql<{ from: string; until: string }>`
    select (date_trunc('month', local) - interval '1 month')::date::text as from, (date_trunc('month', local) - interval '1 day')::date::text as until
    from (select ${at}::timestamptz at time zone ${timeZone} as local) as house`);
  const [month] = rows;
  if (!month) throw new Error('the database has no clock');
  return month;
}

const startOfDay = (day: string, timeZone: string): Sql =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

export const endOfDay = (day: string, timeZone: string): Sql =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

export interface SumsRow {
  readonly currency: string;
  readonly sales_minor: number;
  readonly refunds_minor: number;
  readonly total_minor: number;
  readonly tickets_minor: number;
  readonly fees_minor: number;
  readonly unassigned_minor: number;
  readonly vat_minor: number;
  readonly certificates_minor: number;
  readonly gift_cards_minor: number;
}

/** What a gift card was sold for is owed, and counts when the card is spent: it would count twice. */
const sums = sql.raw(`currency,
      coalesce(sum(amount_minor) filter (where refund_id is null and kind <> 'gift_card'), 0)::bigint as sales_minor,
      coalesce(sum(amount_minor) filter (where refund_id is not null and kind <> 'gift_card'), 0)::bigint as refunds_minor,
      coalesce(sum(amount_minor) filter (where kind <> 'gift_card'), 0)::bigint as total_minor,
      coalesce(sum(amount_minor) filter (where kind = 'ticket'), 0)::bigint as tickets_minor,
      coalesce(sum(amount_minor) filter (where kind = 'fee'), 0)::bigint as fees_minor,
      coalesce(sum(amount_minor) filter (where kind = 'unassigned'), 0)::bigint as unassigned_minor,
      sum(vat_minor)::bigint as vat_minor,
      coalesce(sum(amount_minor) filter (where way = 'certificate'), 0)::bigint as certificates_minor,
      coalesce(sum(amount_minor) filter (where kind = 'gift_card'), 0)::bigint as gift_cards_minor`);

const basisColumns = {
  payment: sql.ref('booked_at'),
  performance: sql.ref('performance_at'),
} as const satisfies Record<SettlementQuery['basis'], Sql>;

/** Money that is for nothing has no performance: it counts on the days when it moved. */
const partsWithin = (basis: SettlementQuery['basis'], { from, until, timeZone }: Days): Sql => {
  const [since, before] = [startOfDay(from, timeZone), endOfDay(until, timeZone)];
  return basis === 'payment'
    ? sql`booked_at >= ${since} and booked_at < ${before}`
    : sql`performance_at >= ${since} and performance_at < ${before}`;
};

export interface ReportRow extends SumsRow {
  readonly day: string | null;
  readonly event_id: number | null;
  readonly title: string | null;
  readonly performance_id: number | null;
  readonly performance_at: Date | null;
  readonly way: string | null;
  readonly is_assigned: boolean;
  readonly is_gift_cards: boolean;
  readonly vat_rate: number | null;
  readonly vat_exemption: string | null;
  readonly total_rows: number;
}

/** What rows are told apart by; what a group leaves out is null in each of its rows. */
const groupColumns = (by: SettlementQuery['by'], dayColumn: Sql, timeZone: string): Sql => {
  switch (by) {
    case 'day':
      return sql`(${dayColumn} at time zone ${timeZone})::date as day, null::integer as event_id, null::integer as performance_id,
        null::timestamptz as performance_at, null::text as way, null::integer as vat_rate, null::text as vat_exemption`;
    case 'event':
      return sql`null::date as day, event_id, null::integer as performance_id, null::timestamptz as performance_at, null::text as way,
        null::integer as vat_rate, null::text as vat_exemption`;
    case 'performance':
      return sql`null::date as day, event_id, performance_id, min(performance_at) as performance_at, null::text as way,
        null::integer as vat_rate, null::text as vat_exemption`;
    case 'way':
      return sql`null::date as day, null::integer as event_id, null::integer as performance_id, null::timestamptz as performance_at, way,
        null::integer as vat_rate, null::text as vat_exemption`;
    case 'vat':
      return sql`null::date as day, null::integer as event_id, null::integer as performance_id, null::timestamptz as performance_at,
        null::text as way, vat_rate, vat_exemption`;
  }
};

const groupKeys = {
  day: sql.raw('1, currency'),
  event: sql.raw(`event_id, kind = 'gift_card', currency`),
  performance: sql.raw(`event_id, performance_id, kind = 'gift_card', currency`),
  way: sql.raw('way, currency'),
  vat: sql.raw(`vat_rate, vat_exemption, kind = 'unassigned', kind = 'gift_card', currency`),
} as const satisfies Record<SettlementQuery['by'], Sql>;

/** Money for nothing that was sold has a row of its own among what was sold; of a day or a way it is a part. */
const whetherSold = sql.raw(`bool_and(kind <> 'unassigned')`);
const groupIsAssigned = {
  day: sql.raw('true'),
  event: whetherSold,
  performance: whetherSold,
  way: sql.raw('true'),
  vat: whetherSold,
} as const satisfies Record<SettlementQuery['by'], Sql>;

/** The same of gift cards. */
const whetherOwed = sql.raw(`bool_and(kind = 'gift_card')`);
const groupIsGiftCards = {
  day: sql.raw('false'),
  event: whetherOwed,
  performance: whetherOwed,
  way: sql.raw('false'),
  vat: whetherOwed,
} as const satisfies Record<SettlementQuery['by'], Sql>;

interface Wanted extends Pick<SettlementQuery, 'by' | 'basis' | 'lang' | 'page' | 'limit'> {
  readonly days: Days;
}

/** Grouped first and named afterwards: what has left the catalogue is called what its buyers were shown. */
export async function selectReport(db: Db, wanted: Wanted): Promise<readonly ReportRow[]> {
  const { by, basis, days, lang = null, page, limit } = wanted;
  const { rows } = await db.query(sql<ReportRow>`
    with grouped as (
      select ${groupColumns(by, basisColumns[basis], days.timeZone)},
        ${groupIsAssigned[by]} as is_assigned, ${groupIsGiftCards[by]} as is_gift_cards, ${sums}
      from journal_parts
      where ${partsWithin(basis, days)}
      group by ${groupKeys[by]}
    ), named as (
      select grouped.*, case when grouped.event_id is null then null else coalesce(titles.sort_title, main_titles.sort_title, (
        select subject -> 'event' ->> 'title' from order_lines where order_lines.event_id = grouped.event_id limit 1), (
        select subject -> 'event' ->> 'title' from replaced_lines where replaced_lines.event_id = grouped.event_id limit 1)) end as title
      from grouped
      cross join catalogue
      left join event_texts as titles on titles.event_id = grouped.event_id and titles.lang = ${lang}
      left join event_texts as main_titles on main_titles.event_id = grouped.event_id and main_titles.lang = catalogue.main_lang
    )
    select day::text, event_id, title, performance_id, performance_at, way, is_assigned, is_gift_cards, vat_rate, vat_exemption, currency, sales_minor,
      refunds_minor, total_minor, tickets_minor, fees_minor, unassigned_minor, vat_minor, certificates_minor,
      gift_cards_minor, count(*) over () as total_rows
    from named
    order by is_assigned desc, is_gift_cards, day, title, performance_at, performance_id, way, vat_rate desc nulls last, vat_exemption, currency
    limit ${limit}
    offset ${(page - 1) * limit}`);
  return rows;
}

/** All of it, by currency. */
export async function selectSums(
  db: Db,
  basis: SettlementQuery['basis'],
  days: Days,
): Promise<readonly SumsRow[]> {
  const { rows } = await db.query(sql<SumsRow>`
    select ${sums}
    from journal_parts
    where ${partsWithin(basis, days)}
    group by currency
    order by currency`);
  return rows;
}

/**
 * What gift certificates held at the end of these days: what was issued until then, less all that was ever spent or revoked, with what was
 * later added again. So a look at last month reads what came after it, and not all that was ever sold.
 */
export async function selectCertificatesLeft(
  db: Db,
  { until, timeZone }: Days,
): Promise<readonly { readonly currency: string; readonly minor: number }[]> {
  const end = endOfDay(until, timeZone);
  const { rows } = await db.query(sql<{ currency: string; minor: number }>`
    select currency, sum(minor)::bigint as minor
    from (
      select currency, case when issued_at < ${end} then left_minor else left_minor - amount_minor end as minor
      from certificates
      union all
      select currency, amount_minor from journal_parts where way = 'certificate' and booked_at >= ${end}
      union all
      select currency, amount_minor from certificate_revocations where at >= ${end}) as held
    group by currency
    order by currency`);
  return rows;
}

/** What vouchers and bundles took off in these days, less what came back to them or was never paid. */
export async function selectDiscounts(
  db: Db,
  { from, until, timeZone }: Days,
): Promise<readonly { readonly currency: string; readonly minor: number }[]> {
  const { rows } = await db.query(sql<{ currency: string; minor: number }>`
    select coalesce(currency, '') as currency, coalesce(sum(minor), 0)::bigint as minor
    from (
      select currency, case when kind = 'used' then amount_minor else -amount_minor end as minor
      from voucher_events
      where kind <> 'tried' and at >= ${startOfDay(from, timeZone)} and at < ${endOfDay(until, timeZone)}
      union all
      select currency, case when entry = 'bundle.sold' then amount_minor else -amount_minor end
      from journal
      where entry in ('bundle.sold', 'bundle.returned') and at >= ${startOfDay(from, timeZone)}
        and at < ${endOfDay(until, timeZone)}) as taken_off
    group by currency
    order by currency`);
  return rows;
}

export interface ClosedPeriodRow {
  readonly last_day: string;
  readonly closed_before: Date;
  readonly closed_at: Date;
  readonly closed_by: string;
}

/** The newest first. */
export async function selectClosedPeriods(db: Db | Tx, limit: number): Promise<readonly ClosedPeriodRow[]> {
  const { rows } = await db.query(sql<ClosedPeriodRow>`
    select last_day::text, closed_before, closed_at, closed_by
    from closed_periods
    order by closed_before desc
    limit ${limit}`);
  return rows;
}

/** Whether these days are over, closed, and nothing can be booked there any more. */
export async function selectIsClosed(db: Db, { until, timeZone }: Days): Promise<boolean> {
  const { rows } = await db.query(sql<{ is_closed: boolean }>`
    select coalesce(max(closed_before) >= ${endOfDay(until, timeZone)}, false) as is_closed from closed_periods`);
  return rows[0]?.is_closed ?? false;
}
