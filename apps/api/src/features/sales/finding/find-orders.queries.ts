import type { OrderChannel, OrderSort } from '@parterre/contracts/console/orders';
import type { SeatSearch } from '@parterre/domain/order/order-search';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { Db, Tx } from '../../../database/connect.ts';
import { type Sql, sql } from '../../../database/sql.ts';

export interface FoundOrderRow {
  readonly id: string;
  readonly number: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly paid_at: Date | null;
  /** Of its last payment in the journal, by which pages that are sorted by it go on. */
  readonly paid_entry: number | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly channel: OrderChannel;
  readonly total_minor: number;
  readonly currency: string;
  readonly tickets: number;
  readonly performances: number;
  readonly event: string;
  readonly started_at: string;
}

export interface OrdersWanted {
  /** These alone, where something was found by a key of its own. */
  readonly ids: readonly string[] | undefined;
  /** Parts of what an order is remembered by. */
  readonly words: readonly string[];
  readonly state: OrderState | undefined;
  readonly eventId: number | undefined;
  readonly performanceId: number | undefined;
  /** Whether the event or the performance has so few orders that they are fetched first, and sorted then. */
  readonly isNarrow: boolean;
  readonly paidSince: Date | undefined;
  readonly paidUntil: Date | undefined;
  readonly sort: OrderSort;
  readonly after: number | undefined;
  readonly limit: number;
}

/** A page of orders, read along the index of what it is sorted by. */
export async function selectOrdersPage(db: Db | Tx, wanted: OrdersWanted): Promise<readonly FoundOrderRow[]> {
  const { rows } = await db.query(sql<FoundOrderRow>`
    with page as (${isByPayment(wanted) ? pageByPayment(wanted) : pageByNumber(wanted)})
    select page.id, page.number, page.state, page.created_at, page.name, page.email, page.phone, page.channel, page.total_minor, page.currency,
      paid.at as paid_at, paid.id as paid_entry, lines.tickets, lines.performances, lines.event, lines.started_at
    from page
    left join lateral (
      select id, at from journal where order_id = page.id and entry = 'order.paid' order by id desc limit 1
    ) as paid on true
    cross join lateral (
      select coalesce(sum(count), 0)::integer as tickets, count(distinct performance_id)::integer as performances,
        coalesce((array_agg(subject #>> '{event,title}' order by position))[1], '') as event,
        coalesce((array_agg(subject #>> '{date,started_at}' order by position))[1], '') as started_at
      from order_lines
      where order_id = page.id
    ) as lines
    order by page.place`);
  return rows;
}

export const isByPayment = ({ sort, paidSince, paidUntil }: OrdersWanted): boolean =>
  sort.startsWith('paid') || paidSince !== undefined || paidUntil !== undefined;

const isAscending = ({ sort }: OrdersWanted): boolean => sort.endsWith('oldest');

const shown = sql`orders.id, orders.number, orders.state, orders.created_at, orders.name, orders.email, orders.phone, orders.channel,
  orders.price_minor + orders.service_fee_minor as total_minor, orders.currency`;

function pageByNumber(wanted: OrdersWanted): Sql {
  const { after, limit } = wanted;
  const [isBeyond, direction] = isAscending(wanted) ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const beyond = after === undefined ? [] : [sql`orders.number ${isBeyond} ${after}`];
  return sql`
    select ${shown}, row_number() over (order by orders.number ${direction}) as place
    from orders
    ${wordsJoin(wanted)}
    where ${sql.join([sql`true`, ...orderConditions(wanted), ...beyond], ' and ')}
    order by orders.number ${direction}
    limit ${limit}`;
}

/** An order that was opened again and paid anew stands where it was paid last. */
function pageByPayment(wanted: OrdersWanted): Sql {
  const { after, limit, paidSince, paidUntil } = wanted;
  const [isBeyond, direction] = isAscending(wanted) ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const conditions = [
    ...orderConditions(wanted),
    ...(paidSince === undefined ? [] : [sql`journal.at >= ${paidSince}`]),
    ...(paidUntil === undefined ? [] : [sql`journal.at < ${paidUntil}`]),
    ...(after === undefined
      ? []
      : [sql`(journal.at, journal.id) ${isBeyond} (select at, id from journal where id = ${after})`]),
  ];
  return sql`
    select ${shown}, row_number() over (order by journal.at ${direction}, journal.id ${direction}) as place
    from journal
    join orders on orders.id = journal.order_id
    ${wordsJoin(wanted)}
    where journal.entry = 'order.paid'
      and not exists (
        select 1 from journal as later
        where later.order_id = journal.order_id and later.entry = 'order.paid' and later.id > journal.id)
      and ${sql.join([sql`true`, ...conditions], ' and ')}
    order by journal.at ${direction}, journal.id ${direction}
    limit ${limit}`;
}

const wordsJoin = ({ ids, words }: OrdersWanted): Sql =>
  ids === undefined && words.length > 0
    ? sql`join order_search on order_search.number = orders.number`
    : sql``;

const lineFilter = (eventId: number, performanceId: number | undefined): Sql =>
  sql`order_lines.event_id = ${eventId}
    and ${performanceId === undefined ? sql`true` : sql`order_lines.performance_id = ${performanceId}`}`;

/** Counts no further than that. */
export async function countLines(
  db: Db | Tx,
  { eventId, performanceId, max }: { eventId: number; performanceId: number | undefined; max: number },
): Promise<number> {
  const { rows } = await db.query(sql<{ lines: number }>`
    select count(*)::integer as lines
    from (select order_id from order_lines where ${lineFilter(eventId, performanceId)} limit ${max}) as counted`);
  return rows[0]?.lines ?? 0;
}

function lineCondition({ eventId, performanceId, isNarrow }: OrdersWanted): Sql[] {
  if (eventId === undefined) return [];
  const lines = lineFilter(eventId, performanceId);
  // Orders of one event stand close together: along the numbers one could go a long way before the first of them.
  return isNarrow
    ? [sql`orders.id = any(array(select order_lines.order_id from order_lines where ${lines}))`]
    : [sql`exists (select 1 from order_lines where order_lines.order_id = orders.id and ${lines})`];
}

const orderConditions = ({ ids, words, state, ...wanted }: OrdersWanted): Sql[] => [
  ...(ids === undefined
    ? words.map((word) => sql`order_search.words like fold_person(${toPattern(word)}::text)`)
    : [sql`orders.id = any(${ids}::uuid[])`]),
  ...(state === undefined ? [] : [sql`orders.state = ${state}`]),
  ...lineCondition({ ids, words, state, ...wanted }),
];

/** A part of a word; one or two letters are how a word begins, or all would be found. */
function toPattern(word: string): string {
  const escaped = word.replace(/[\\%_]/g, '\\$&');
  return [...word].length <= 2 ? `% ${escaped}%` : `%${escaped}%`;
}

export async function selectIdByNumber(db: Db | Tx, number: number): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ id: string }>`select id from orders where number = ${number}`);
  return rows.map(({ id }) => id);
}

/** Whoever reads it out knows no event: a cluster asks every shard, for an operator now and then. */
export async function selectIdsByTicket(db: Db | Tx, number: string): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ order_id: string }>`
    select order_id from tickets where number = ${number} limit 10`);
  return rows.map(({ order_id }) => order_id);
}

export async function selectIdsByProvider(db: Db | Tx, providerId: string): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ order_id: string }>`
    select order_id from payments where provider_payment_id = ${providerId} limit 10`);
  return rows.map(({ order_id }) => order_id);
}

interface SeatWanted extends SeatSearch {
  readonly eventId: number;
  readonly performanceId: number;
}

/** All orders that ever had the seat: whose it is now is seen by their states. */
export async function selectIdsBySeat(
  db: Db | Tx,
  { eventId, performanceId, sector, row, number }: SeatWanted,
): Promise<readonly string[]> {
  const { rows } = await db.query(sql<{ order_id: string }>`
    select distinct order_id
    from (
      select order_id, event_id, performance_id, seat, subject from order_lines
      union all
      select order_id, event_id, performance_id, seat, subject from replaced_lines) as lines
    where event_id = ${eventId} and performance_id = ${performanceId} and seat is not null
      and fold_person(subject #>> '{seat,row}') = fold_person(${row})
      and fold_person(subject #>> '{seat,number}') = fold_person(${number})
      and (${sector ?? null}::text is null
        or starts_with(fold_person(subject #>> '{seat,sector}'), fold_person(${sector ?? ''})))
    limit 100`);
  return rows.map(({ order_id }) => order_id);
}

export interface NearPerformanceRow {
  readonly event_id: number;
  readonly performance_id: number;
  readonly title: string;
  readonly started_at: string;
}

interface PerformancesWanted {
  readonly since: Date;
  readonly lang: string;
  readonly eventId: number | undefined;
  readonly limit: number;
}

/** Those that begin after a moment; of an event that was chosen, all of them. */
export async function selectNearPerformances(
  db: Db,
  { since, lang, eventId, limit }: PerformancesWanted,
): Promise<readonly NearPerformanceRow[]> {
  const chosen = eventId === undefined ? sql`started_at >= ${since}` : sql`event_id = ${eventId}`;
  const { rows } = await db.query(sql<NearPerformanceRow>`
    select near.event_id, near.performance_id, coalesce(wanted.sort_title, main.sort_title) as title, near.started_text as started_at
    from (
      select event_id, performance_id, started_at, started_text
      from listed_performances
      where ${chosen}
      order by started_at, performance_id
      limit ${limit}
    ) as near
    cross join catalogue
    join event_texts as main on main.event_id = near.event_id and main.lang = catalogue.main_lang
    left join event_texts as wanted on wanted.event_id = near.event_id and wanted.lang = ${lang}
    order by near.started_at, near.performance_id`);
  return rows;
}
