import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { AllotmentState } from '@parterre/domain/waiting-list/allotment';
import type { WishEnd } from '@parterre/domain/waiting-list/wish';
import { commitInTwoPhases } from '../../../database/commit-in-two-phases.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { sql } from '../../../database/sql.ts';

export interface WishRow {
  readonly id: string;
  readonly event_id: number;
  readonly performance_ids: readonly number[];
  readonly zones: readonly string[];
  readonly count: number;
  readonly max_minor: number;
  readonly currency: string;
  readonly email: string | null;
  readonly lang: InterfaceLanguage;
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
  readonly ended_at: Date | null;
  readonly ended_because: WishEnd | null;
}

const wishColumns = sql`id, event_id, performance_ids, zones, count, max_minor, currency, email, lang, requested_at, confirmed_at,
  ended_at, ended_because`;

export interface NewWish
  extends Pick<WishRow, 'id' | 'performance_ids' | 'zones' | 'count' | 'max_minor' | 'currency'> {
  readonly eventId: number;
  readonly email: string;
  readonly address: string;
  readonly lang: string;
  readonly at: Date;
}

export interface RequestedWish {
  readonly id: string;
  readonly confirmed_at: Date | null;
}

/**
 * One wish of an address for an event: asked for again before it is confirmed, it is what was asked for last, and its time begins
 * anew. One that stands in line stays as it is.
 */
export async function upsertWish(tx: Tx, wish: NewWish): Promise<RequestedWish> {
  const { id, eventId, performance_ids, zones, count, max_minor, currency, email, address, lang, at } = wish;
  const { rows } = await tx.query(sql<RequestedWish>`
    insert into wishes as stored (id, event_id, performance_ids, zones, count, max_minor, currency, email, address, lang, requested_at)
    values (${id}, ${eventId}, ${performance_ids}::integer[], ${zones}::text[], ${count}, ${max_minor}, ${currency}, ${email}, ${address},
      ${lang}, ${at})
    on conflict (address, event_id) where ended_at is null do update
    set performance_ids = case when stored.confirmed_at is null then excluded.performance_ids else stored.performance_ids end,
      zones = case when stored.confirmed_at is null then excluded.zones else stored.zones end,
      count = case when stored.confirmed_at is null then excluded.count else stored.count end,
      max_minor = case when stored.confirmed_at is null then excluded.max_minor else stored.max_minor end,
      currency = case when stored.confirmed_at is null then excluded.currency else stored.currency end,
      lang = case when stored.confirmed_at is null then excluded.lang else stored.lang end,
      requested_at = case when stored.confirmed_at is null then excluded.requested_at else stored.requested_at end
    returning id, confirmed_at`);
  const [row] = rows;
  if (!row) throw new Error('a statement that answers one row answered none');
  return row;
}

export async function selectWish(db: Db | Tx, id: string): Promise<WishRow | undefined> {
  const { rows } = await db.query(sql<WishRow>`select ${wishColumns} from wishes where id = ${id}`);
  return rows[0];
}

/** Nobody else changes it, or what is kept for it, until the transaction ends. */
export async function lockWish(tx: Tx, id: string): Promise<WishRow | undefined> {
  const { rows } = await tx.query(
    sql<WishRow>`select ${wishColumns} from wishes where id = ${id} for update`,
  );
  return rows[0];
}

/** The first time counts: it is the place in line. */
export async function confirmWish(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(sql`
    update wishes set confirmed_at = ${at} where id = ${id} and confirmed_at is null and ended_at is null`);
}

/** Whoever is not told of the end is forgotten with it. */
export async function endWish(
  tx: Tx,
  id: string,
  {
    because,
    at,
    keepsAddress,
  }: { readonly because: WishEnd; readonly at: Date; readonly keepsAddress: boolean },
): Promise<void> {
  await tx.query(sql`
    update wishes
    set ended_at = ${at}, ended_because = ${because}, email = case when ${keepsAddress} then email end,
      address = case when ${keepsAddress} then address end
    where id = ${id} and ended_at is null`);
}

/** It waits for the others still. */
export async function dropPerformance(tx: Tx, wishId: string, performanceId: number): Promise<void> {
  await tx.query(sql`
    update wishes set performance_ids = array_remove(performance_ids, ${performanceId}::integer) where id = ${wishId}`);
}

export async function eraseWishAddress(db: Db, id: string): Promise<void> {
  await db.query(
    sql`update wishes set email = null, address = null where id = ${id} and ended_at is not null`,
  );
}

/** Of those whose end was told, or could not be for days. */
export async function eraseEndedWishes(db: Db, endedBefore: Date): Promise<void> {
  await db.query(sql`
    update wishes set email = null, address = null where email is not null and ended_at <= ${endedBefore}`);
}

export async function deleteUnconfirmedWishes(db: Db, requestedBefore: Date): Promise<void> {
  await db.query(sql`
    delete from wishes where confirmed_at is null and requested_at <= ${requestedBefore}`);
}

/** Wishes that came before, and want some of the same. */
export async function countBefore(db: Db, wish: WishRow): Promise<number> {
  const { rows } = await db.query(sql<{ before: number }>`
    select count(*)::integer as before
    from wishes
    where event_id = ${wish.event_id} and ended_at is null and (confirmed_at, id) < (${wish.confirmed_at}, ${wish.id})
      and performance_ids && ${wish.performance_ids}::integer[] and zones && ${wish.zones}::text[]`);
  return rows[0]?.before ?? 0;
}

/** Mails that asked the same mailbox for a confirmation and were written down within the hour before this one, sent or dropped. */
export async function countEarlierWishMails(
  db: Db,
  {
    id,
    mailbox,
    created_at,
  }: { readonly id: number; readonly mailbox: string | null; readonly created_at: Date },
): Promise<number> {
  const { rows } = await db.query(sql<{ earlier: number }>`
    select count(*)::integer as earlier
    from outbox
    where mailbox = ${mailbox} and kind = 'wish_requested' and id < ${id}
      and created_at > ${created_at}::timestamptz - interval '1 hour'`);
  return rows[0]?.earlier ?? 0;
}

/** Has the list asked about them from now on, all of their stock to begin with. */
export async function addWishedPerformances(
  tx: Tx,
  eventId: number,
  performanceIds: readonly number[],
): Promise<void> {
  await tx.query(sql`
    insert into wished_performances (performance_id, event_id, due_at)
    select performance_id, ${eventId}::integer, '-infinity'
    from unnest(${performanceIds}::integer[]) as performance_id
    order by performance_id
    on conflict (performance_id) do update set due_at = excluded.due_at`);
}

export interface WishedRow {
  readonly performance_id: number;
  readonly event_id: number;
  readonly is_due: boolean;
}

export async function selectWishedPerformances(db: Db, at: Date): Promise<readonly WishedRow[]> {
  const { rows } = await db.query(sql<WishedRow>`
    select performance_id, event_id, due_at <= ${at} as is_due
    from wished_performances
    order by event_id, performance_id`);
  return rows;
}

/** Undefined when another process passes its stock on, or nobody waits for it any more. */
export async function lockWishedPerformance(
  tx: Tx,
  performanceId: number,
  at: Date,
): Promise<WishedRow | undefined> {
  const { rows } = await tx.query(sql<WishedRow>`
    select performance_id, event_id, due_at <= ${at} as is_due
    from wished_performances
    where performance_id = ${performanceId}
    for update skip locked`);
  return rows[0];
}

export async function putOffWished(tx: Tx, performanceId: number, dueAt: Date): Promise<void> {
  await tx.query(sql`
    update wished_performances set due_at = ${dueAt} where performance_id = ${performanceId}`);
}

export async function deleteWished(tx: Tx, performanceId: number): Promise<void> {
  await tx.query(sql`delete from wished_performances where performance_id = ${performanceId}`);
}

/** Those of which something was given up that the list has not passed on yet. */
export async function selectFreedPerformances(
  db: Db,
  wished: readonly WishedRow[],
): Promise<readonly number[]> {
  const events = [...new Set(wished.map(({ event_id }) => event_id))];
  const ids = wished.map(({ performance_id }) => performance_id);
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select performance_id
    from stock_seats
    where event_id = any(${events}::integer[]) and performance_id = any(${ids}::integer[]) and owner = waiting_list_owner()
    union
    select performance_id
    from stock_units
    where event_id = any(${events}::integer[]) and performance_id = any(${ids}::integer[]) and owner = waiting_list_owner()`);
  return rows.map(({ performance_id }) => performance_id);
}

/** Those with an allotment that somebody has taken, whose time is over, or whose wish is. */
export async function selectUnsettledPerformances(db: Db, at: Date): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select distinct allotments.performance_id
    from allotments
    join wishes on wishes.id = allotments.wish_id
    where allotments.ended_at is null
      and (allotments.state = 'taken' or allotments.kept_until <= ${at} or wishes.ended_at is not null)`);
  return rows.map(({ performance_id }) => performance_id);
}

/** The line before one performance: whoever is offered something already is not offered more. Locked in its order. */
export async function lockLine(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
): Promise<readonly (WishRow & { readonly is_offered: boolean })[]> {
  await tx.query(sql`
    select
    from wishes
    where event_id = ${eventId} and ended_at is null and confirmed_at is not null and performance_ids @> array[${performanceId}::integer]
    order by confirmed_at, id
    for update`);
  const { rows } = await tx.query(sql<WishRow & { is_offered: boolean }>`
    select ${wishColumns},
      exists (select from allotments where wish_id = wishes.id and allotments.ended_at is null) as is_offered
    from wishes
    where event_id = ${eventId} and ended_at is null and confirmed_at is not null and performance_ids @> array[${performanceId}::integer]
    order by confirmed_at, id`);
  return rows;
}

export interface PerformanceKey {
  readonly eventId: number;
  readonly performanceId: number;
}

export interface AllotmentRow {
  readonly id: string;
  readonly wish_id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly zone: string | null;
  readonly units: readonly number[];
  readonly total_minor: number;
  readonly state: AllotmentState;
  readonly offered_at: Date;
  readonly kept_until: Date;
  readonly basket_id: string | null;
}

export type OpenAllotmentRow = Omit<AllotmentRow, 'state'> & { readonly state: 'running' | 'taken' };

const allotmentColumns = sql`id, wish_id, event_id, performance_id, zone, units, total_minor, state, offered_at, kept_until, basket_id`;

export async function lockAllotments(tx: Tx, performanceId: number): Promise<readonly OpenAllotmentRow[]> {
  const { rows } = await tx.query(sql<OpenAllotmentRow>`
    select ${allotmentColumns}
    from allotments
    where performance_id = ${performanceId} and ended_at is null
    order by offered_at, id
    for update`);
  return rows;
}

/** What is kept for a wish, or was put into a basket; undefined when nothing is. */
export async function selectOpenAllotment(
  db: Db | Tx,
  wishId: string,
): Promise<OpenAllotmentRow | undefined> {
  const { rows } = await db.query(sql<OpenAllotmentRow>`
    select ${allotmentColumns} from allotments where wish_id = ${wishId} and ended_at is null`);
  return rows[0];
}

export async function selectAllotment(db: Db, id: string): Promise<AllotmentRow | undefined> {
  const { rows } = await db.query(sql<AllotmentRow>`
    select ${allotmentColumns} from allotments where id = ${id}`);
  return rows[0];
}

export async function insertAllotment(
  tx: Tx,
  allotment: Omit<AllotmentRow, 'state' | 'basket_id'>,
): Promise<void> {
  const { id, wish_id, event_id, performance_id, zone, units, total_minor, offered_at, kept_until } =
    allotment;
  await tx.query(sql`
    insert into allotments (id, wish_id, event_id, performance_id, zone, units, total_minor, state, offered_at, kept_until)
    values (${id}, ${wish_id}, ${event_id}, ${performance_id}, ${zone}, ${units}::integer[], ${total_minor}, 'running', ${offered_at},
      ${kept_until})`);
}

export async function endAllotment(
  tx: Tx,
  id: string,
  state: Exclude<AllotmentState, 'running' | 'taken'>,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update allotments set state = ${state}, ended_at = ${at} where id = ${id} and ended_at is null`);
}

export async function keepAgain(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`update allotments set state = 'running' where id = ${id} and state = 'taken'`);
}

/** Units have no place of their own: those that the basket got are not always those that were kept. */
export async function recordTaken(
  tx: Tx,
  id: string,
  { basketId, units }: { readonly basketId: string; readonly units: readonly number[] },
): Promise<void> {
  await tx.query(sql`
    update allotments set state = 'taken', basket_id = ${basketId}, units = ${units}::integer[] where id = ${id} and state = 'running'`);
}

/** What somebody waits for: seats without a zone, by index; units by number. */
export interface WaitedUnitRow {
  readonly zone: string | null;
  readonly unit: number;
  readonly state: 'free' | 'held' | 'sold' | 'withheld';
  readonly owner: string | null;
  /** Nobody has it, or the list. */
  readonly is_free: boolean;
  readonly is_with_list: boolean;
}

export async function selectWaitedUnits(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  at: Date,
): Promise<readonly WaitedUnitRow[]> {
  const { rows: seats } = await tx.query(sql<WaitedUnitRow>`
    select null as zone, seat as unit, state, owner, coalesce(expires_at <= ${at} or owner = waiting_list_owner(), false) as is_free,
      coalesce(owner = waiting_list_owner(), false) as is_with_list
    from stock_seats
    where event_id = ${eventId} and performance_id = ${performanceId} and wished
    order by seat`);
  const { rows: units } = await tx.query(sql<WaitedUnitRow>`
    select zone, unit, state, owner, coalesce(expires_at <= ${at} or owner = waiting_list_owner(), false) as is_free,
      coalesce(owner = waiting_list_owner(), false) as is_with_list
    from stock_units
    where event_id = ${eventId} and performance_id = ${performanceId} and wished
    order by zone, unit`);
  return [...seats, ...units];
}

export async function selectBasketsOfOrders(
  db: Db | Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query(sql<{ id: string; basket_id: string }>`
    select id, basket_id from orders where id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, basket_id }) => [id, basket_id]));
}

export interface MarkedSeats {
  readonly seats: readonly number[];
  /** Of each seat. */
  readonly zones: readonly string[];
  readonly at: Date;
  /** By when a sweep has given up what is held now and ends. */
  readonly sweptBy: Date;
}

/** Has seats go to the list when they are given up. A hold that has ended already ends there. */
export async function markSeats(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  { seats, zones, at, sweptBy }: MarkedSeats,
): Promise<void> {
  await tx.query(sql`
    select mark_seats(${eventId}, ${performanceId}, ${seats}::integer[], ${zones}::text[], ${at}, ${sweptBy})`);
}

/** Makes rows for units that have none yet, and has all of them go to the list when they are given up. */
export async function markUnits(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  { zone, at, sweptBy }: { readonly zone: string; readonly at: Date; readonly sweptBy: Date },
): Promise<void> {
  await commitInTwoPhases(tx);
  let isMore = true;
  while (isMore) {
    const { rows } = await tx.query(sql<{ is_more: boolean }>`
      select create_missing_units(${eventId}, ${performanceId}, ${zone}) as is_more`);
    isMore = rows[0]?.is_more ?? false;
  }
  await tx.query(sql`
    update stock_units
    set wished = true,
      owner = case when state = 'held' and expires_at <= ${at} then waiting_list_owner() else owner end,
      expires_at = case
        when state = 'held' and expires_at <= ${at} then 'infinity'
        when state = 'held' then greatest(expires_at, ${sweptBy})
        else expires_at
      end
    where event_id = ${eventId} and performance_id = ${performanceId} and zone = ${zone} and not wished`);
}

/** Nobody makes units of it, which would be the list's, until the transaction ends. */
export async function lockPerformance(tx: Tx, { eventId, performanceId }: PerformanceKey): Promise<void> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    select from performances where event_id = ${eventId} and id = ${performanceId} for no key update`);
}

/** Whatever is given up from now on is on sale at once. */
export async function unmarkStock(tx: Tx, { eventId, performanceId }: PerformanceKey): Promise<void> {
  await commitInTwoPhases(tx);
  await tx.query(sql`
    update stock_seats
    set wished = false
    where event_id = ${eventId} and performance_id = ${performanceId} and wished`);
  await tx.query(sql`
    update stock_units
    set wished = false
    where event_id = ${eventId} and performance_id = ${performanceId} and wished`);
}

export interface PassedStock extends PerformanceKey {
  /** Null for seats. */
  readonly zone: string | null;
  readonly units: readonly number[];
  /** Who has it; the list when left out. */
  readonly from?: string;
  /** Who is to have it, or whether it goes on sale. */
  readonly to: { readonly owner: string } | 'list' | 'sale';
  readonly at: Date;
}

/** Answers how much of it was there to be passed on. */
export async function passStock(
  tx: Tx,
  { eventId, performanceId, zone, units, from, to, at }: PassedStock,
): Promise<number> {
  const heir =
    to === 'list' ? sql`waiting_list_owner()` : to === 'sale' ? sql`null::uuid` : sql`${to.owner}::uuid`;
  const holder = from === undefined ? sql`waiting_list_owner()` : sql`${from}::uuid`;
  const { rows } = await tx.query(sql<{ passed: number }>`
    select pass_stock(${eventId}, ${performanceId}, ${zone}, ${units}::integer[], ${holder}, ${heir}, ${at}) as passed`);
  return Number(rows[0]?.passed ?? 0);
}

/** Keeps seats for an allotment, all of them or none. */
export async function allotSeats(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  { id, seats, at }: { readonly id: string; readonly seats: readonly number[]; readonly at: Date },
): Promise<boolean> {
  const { rows } = await tx.query(sql<{ is_kept: boolean }>`
    select allot_seats(${eventId}, ${performanceId}, ${seats}::integer[], ${id}, ${at}) as is_kept`);
  return rows[0]?.is_kept ?? false;
}

/** The same for units: answers their numbers, none when there are too few. */
export async function allotUnits(
  tx: Tx,
  { eventId, performanceId }: PerformanceKey,
  {
    id,
    zone,
    count,
    at,
  }: { readonly id: string; readonly zone: string; readonly count: number; readonly at: Date },
): Promise<readonly number[]> {
  const { rows } = await tx.query(sql<{ units: number[] }>`
    select allot_units(${eventId}, ${performanceId}, ${zone}, ${count}, ${id}, ${at}) as units`);
  return rows[0]?.units ?? [];
}
