import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { PermittedScopes } from '@parterre/domain/staff/permitted-scopes';
import type { Db } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

export interface GridRow {
  readonly id: number;
  readonly event_id: number;
  readonly place_id: number;
  readonly title: string;
  readonly place: string | null;
  readonly hall: string | null;
  readonly started_text: string;
  readonly started_at: Date;
  readonly sale_starts_at: Date | null;
  readonly sale_ends_at: Date;
  readonly status: DateStatus;
  readonly sold_out: boolean;
  readonly price_list: number;
}

export interface GridSelection {
  readonly scopes: PermittedScopes;
  readonly lang: LanguageCode | undefined;
  readonly search?: string | undefined;
  /** Those that are not over then, unless days are given. */
  readonly at: Date;
  /** Days at the place. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly status?: DateStatus | undefined;
  /** Those that begin later, or at the same time with a larger id. */
  readonly after?: { readonly startedAt: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/** What operators call a performance by, and how it stands. */
const rowsWhere = (lang: LanguageCode | undefined, condition: Sql) => sql<GridRow>`
    select listed.performance_id as id, listed.event_id, listed.place_id, coalesce(titles.sort_title, main_titles.sort_title) as title,
      coalesce(places.name, main_places.name) as place, coalesce(halls.name ->> ${lang ?? null}::text, halls.name ->> catalogue.main_lang) as hall,
      listed.started_text, listed.started_at, listed.sale_starts_at, listed.sale_ends_at, listed.status, listed.sold_out, listed.price_list
    from listed_performances as listed
    cross join catalogue
    join event_texts as main_titles on main_titles.event_id = listed.event_id and main_titles.lang = catalogue.main_lang
    left join event_texts as titles on titles.event_id = listed.event_id and titles.lang = ${lang ?? null}
    join halls on halls.id = listed.hall_id
    left join place_texts as places on places.place_id = listed.place_id and places.lang = ${lang ?? null}
    left join place_texts as main_places on main_places.place_id = listed.place_id and main_places.lang = catalogue.main_lang
    where ${condition}`;

export async function selectGridRows(db: Db, selection: GridSelection): Promise<readonly GridRow[]> {
  const { rows } = await db.query(sql<GridRow>`
    ${rowsWhere(selection.lang, sql.join(conditions(selection), ' and '))}
    order by listed.started_at, listed.performance_id
    limit ${selection.limit}`);
  return rows;
}

export async function selectGridRow(
  db: Db,
  performanceId: number,
  lang: LanguageCode | undefined,
): Promise<GridRow | undefined> {
  const { rows } = await db.query(rowsWhere(lang, sql`listed.performance_id = ${performanceId}`));
  return rows[0];
}

export interface StockCountRow {
  readonly performance_id: number;
  readonly capacity: number;
  readonly has_plan: boolean;
  readonly plan: string | null;
  readonly sold: number;
  readonly held: number;
  /** Seats and units together; the units are no part of the capacity. */
  readonly withheld_seats: number;
  readonly withheld_units: number;
}

/** What of these performances is sold, held and withheld. */
export async function selectStockCounts(
  db: Db,
  {
    eventIds,
    performanceIds,
    at,
  }: { eventIds: readonly number[]; performanceIds: readonly number[]; at: Date },
): Promise<readonly StockCountRow[]> {
  const { rows } = await db.query(sql<StockCountRow>`
    with seats as (
      select event_id, performance_id, count(*) filter (where state = 'sold') as sold,
        count(*) filter (where state = 'held' and expires_at > ${at}) as held, count(*) filter (where state = 'withheld') as withheld
      from stock_seats
      where event_id = any(${eventIds}) and performance_id = any(${performanceIds})
      group by event_id, performance_id
    ), units as (
      select event_id, performance_id, count(*) filter (where state = 'sold') as sold,
        count(*) filter (where state = 'held' and expires_at > ${at}) as held, count(*) filter (where state = 'withheld') as withheld
      from stock_units
      where event_id = any(${eventIds}) and performance_id = any(${performanceIds})
      group by event_id, performance_id
    ), kept as (
      select event_id, performance_id, sum(count) as withheld
      from withheld_units
      where event_id = any(${eventIds}) and performance_id = any(${performanceIds})
      group by event_id, performance_id
    )
    select performances.id as performance_id, performances.capacity, performances.plan_id is not null as has_plan, plans.name as plan,
      (coalesce(seats.sold, 0) + coalesce(units.sold, 0))::integer as sold,
      (coalesce(seats.held, 0) + coalesce(units.held, 0))::integer as held,
      (coalesce(seats.withheld, 0) + coalesce(units.withheld, 0))::integer as withheld_seats,
      coalesce(kept.withheld, 0)::integer as withheld_units
    from performances
    left join seating_plans as plans on plans.id = performances.plan_id
    left join seats on seats.event_id = performances.event_id and seats.performance_id = performances.id
    left join units on units.event_id = performances.event_id and units.performance_id = performances.id
    left join kept on kept.event_id = performances.event_id and kept.performance_id = performances.id
    where performances.event_id = any(${eventIds}) and performances.id = any(${performanceIds})`);
  return rows;
}

/** However it is typed, or pasted: in small letters, without accents, е for ё, and with whichever space; those of printers are on no keyboard. */
const reads = (column: string, pattern: string): Sql =>
  sql`translate(fold_text(${sql.raw(column)}), chr(160) || chr(8239) || chr(8201), '   ') like fold_text(${pattern})`;

function conditions({ scopes, at, search, from, until, status, after }: GridSelection): Sql[] {
  const pattern = search && `%${search.replace(/\s+/g, ' ').replace(/[\\%_]/g, '\\$&')}%`;
  return [
    ...(scopes === 'house'
      ? []
      : [sql`(listed.place_id = any(${scopes.placeIds}) or listed.event_id = any(${scopes.eventIds}))`]),
    ...(pattern
      ? [
          // Each is looked through once, not once for each performance.
          sql`(listed.hall_id in (
              select named.id
              from halls as named
              cross join jsonb_each_text(named.name) as hall_names (lang, name)
              where ${reads('hall_names.name', pattern)})
            or listed.event_id in (select event_texts.event_id from event_texts where ${reads('event_texts.title', pattern)})
            or listed.place_id in (select place_texts.place_id from place_texts where ${reads('place_texts.name', pattern)}))`,
        ]
      : []),
    from ? sql`listed.day >= ${from}::date` : sql`listed.ended_at > ${at}`,
    ...(until ? [sql`listed.day <= ${until}::date`] : []),
    ...(status ? [sql`listed.status = ${status}`] : []),
    ...(after
      ? [
          sql`(listed.started_at, listed.performance_id) > (${after.startedAt}::timestamptz, ${after.id}::integer)`,
        ]
      : []),
  ];
}
