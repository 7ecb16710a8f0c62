import type { RehearsalFigures, RehearsalProgress } from '@parterre/contracts/console/rehearsals';
import type { RehearsalFault, RehearsalOutcome } from '@parterre/domain/on-sale/judge-rehearsal';
import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface NewRehearsal {
  readonly id: string;
  readonly eventId: number;
  readonly performanceId: number;
  readonly visitors: number;
  readonly hasRoom: boolean;
}

/** Of two that ask at once, the second fails by the index and finds that one is under way. */
export const queueRehearsal = (
  tx: Tx,
  { id, eventId, performanceId, visitors, hasRoom }: NewRehearsal,
  { by, at }: { readonly by: string; readonly at: Date },
): void =>
  tx.queue(sql`
    insert into rehearsals (id, event_id, performance_id, requested_by, requested_at, visitors, has_room)
    values (${id}, ${eventId}, ${performanceId}, ${by}, ${at}, ${visitors}, ${hasRoom})`);

export interface RehearsalRow {
  readonly id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly visitors: number;
  readonly has_room: boolean;
  readonly claimed_at: Date | null;
  readonly stage: string | null;
  readonly progress: RehearsalProgress | null;
  readonly seats: number | null;
  readonly opened_at: Date | null;
  readonly finished_at: Date | null;
  readonly outcome: RehearsalOutcome | null;
  readonly faults: readonly RehearsalFault[] | null;
  readonly figures: RehearsalFigures | null;
  readonly held_per_second: number | null;
}

const columns = sql`
  id, event_id, performance_id, requested_by, requested_at, visitors, has_room, claimed_at, stage, progress, seats, opened_at,
  finished_at, outcome, faults, figures, held_per_second`;

export async function selectUnderWay(db: Db | Tx): Promise<RehearsalRow | undefined> {
  const { rows } = await db.query(sql<RehearsalRow>`
    select ${columns} from rehearsals where finished_at is null`);
  return rows[0];
}

/** The same for an operator, who waits for whoever writes it. */
export async function lockRehearsal(tx: Tx, id: string): Promise<RehearsalRow | undefined> {
  const { rows } = await tx.query(sql<RehearsalRow>`
    select ${columns} from rehearsals where id = ${id} for update`);
  return rows[0];
}

/** The newest first. */
export async function selectFinished(
  db: Db,
  performanceId: number,
  limit: number,
): Promise<readonly RehearsalRow[]> {
  const { rows } = await db.query(sql<RehearsalRow>`
    select ${columns}
    from rehearsals
    where performance_id = ${performanceId} and finished_at is not null
    order by requested_at desc
    limit ${limit}`);
  return rows;
}

/** The newest that came to its end and sold something. */
export async function selectLastJudged(db: Db, performanceId: number): Promise<RehearsalRow | undefined> {
  const { rows } = await db.query(sql<RehearsalRow>`
    select ${columns}
    from rehearsals
    where performance_id = ${performanceId} and outcome in ('ready', 'slow', 'broken') and seats > 0 and (figures ->> 'sold')::integer > 0
    order by requested_at desc
    limit 1`);
  return rows[0];
}

export interface SaleRow {
  readonly event_id: number;
  readonly sale_ends_at: Date;
}

export async function selectSale(tx: Tx, performanceId: number): Promise<SaleRow | undefined> {
  const { rows } = await tx.query(sql<SaleRow>`
    select event_id, sale_ends_at from listed_performances where performance_id = ${performanceId}`);
  return rows[0];
}

/** How many places of a performance can be had: nobody has bought, withheld or still holds them. */
export async function countFree(
  tx: Tx,
  { eventId, performanceId }: Pick<NewRehearsal, 'eventId' | 'performanceId'>,
  at: Date,
): Promise<number> {
  const { rows } = await tx.query(sql<{ free: number }>`
    with seats as (
      select count(*) as taken
      from stock_seats
      where event_id = ${eventId} and performance_id = ${performanceId} and (expires_at is null or expires_at > ${at})
    ), units as (
      select count(*) as taken
      from stock_units
      where event_id = ${eventId} and performance_id = ${performanceId} and (expires_at is null or expires_at > ${at})
    )
    select greatest(0, performances.capacity - seats.taken - units.taken)::integer as free
    from performances cross join seats cross join units
    where performances.event_id = ${eventId} and performances.id = ${performanceId}`);
  return rows[0]?.free ?? 0;
}

/** Whether people wait in a room for a sale, whichever. */
export async function selectIsWaiting(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query(sql`
    select 1
    from waiting_rooms as rooms
    join waiting_room_places as places on places.room_id = rooms.id
    where rooms.ended_at is null and places.taken > 0
    limit 1`);
  return rows.length > 0;
}

/** Whether a sale opens between the two moments, whichever. */
export async function selectIsOpening(
  tx: Tx,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await tx.query(sql`
    select 1
    from listed_performances
    where status = 'scheduled' and sale_starts_at > ${from} and sale_starts_at <= ${until}
    limit 1`);
  return rows.length > 0;
}

export interface ClaimedRehearsal {
  readonly id: string;
  readonly event_id: number;
  readonly performance_id: number;
  readonly visitors: number;
  readonly has_room: boolean;
}

/** The one that waits, unless it has waited for too long. */
export async function claimRehearsal(
  db: Db,
  { at, requestedSince }: { readonly at: Date; readonly requestedSince: Date },
): Promise<ClaimedRehearsal | undefined> {
  const { rows } = await db.query(sql<ClaimedRehearsal>`
    update rehearsals
    set claimed_at = ${at}
    where id = (
      select id
      from rehearsals
      where finished_at is null and claimed_at is null and requested_at >= ${requestedSince}
      for update skip locked)
    returning id, event_id, performance_id, visitors, has_room`);
  return rows[0];
}

interface Beat {
  readonly at: Date;
  readonly stage: string;
  readonly progress: RehearsalProgress;
  readonly seats: number | null;
  readonly openedAt: Date | null;
}

/** That it goes on, and how far it is; answers whether it is to go on. */
export async function storeBeat(
  db: Db,
  id: string,
  { at, stage, progress, seats, openedAt }: Beat,
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update rehearsals
    set claimed_at = ${at}, stage = ${stage}, progress = ${JSON.stringify(progress)}, seats = ${seats}, opened_at = ${openedAt}
    where id = ${id} and finished_at is null
    returning 1`);
  return rows.length > 0;
}

export interface SecondSums {
  readonly second: number;
  readonly held: number;
  readonly refused: number;
  readonly orders: number;
  readonly sold: number;
  readonly admitted: number;
  readonly hold_p95_ms: number;
  readonly shed: number;
}

export async function insertSums(db: Db, rehearsalId: string, sums: readonly SecondSums[]): Promise<void> {
  const list = (name: keyof SecondSums) => sums.map((sum) => sum[name]);
  await db.query(sql`
    insert into rehearsal_sums (rehearsal_id, second, held, refused, orders, sold, admitted, hold_p95_ms, shed)
    select ${rehearsalId}::uuid, second, held, refused, orders, sold, admitted, hold_p95_ms, shed
    from unnest(${list('second')}::integer[], ${list('held')}::integer[], ${list('refused')}::integer[], ${list('orders')}::integer[],
      ${list('sold')}::integer[], ${list('admitted')}::integer[], ${list('hold_p95_ms')}::double precision[], ${list('shed')}::integer[])
      as counted (second, held, refused, orders, sold, admitted, hold_p95_ms, shed)
    on conflict do nothing`);
}

export interface SoldRow {
  readonly rehearsal_id: string;
  readonly second: number;
  readonly sold: number;
}

/** Tickets sold in each step of seconds since the opening; steps without any are left out. */
export async function selectSold(
  db: Db,
  rehearsalIds: readonly string[],
  stepSeconds: number,
): Promise<readonly SoldRow[]> {
  const { rows } = await db.query(sql<SoldRow>`
    select rehearsal_id, (second / ${stepSeconds}::integer + 1) * ${stepSeconds}::integer as second, sum(sold)::integer as sold
    from rehearsal_sums
    where rehearsal_id = any(${rehearsalIds}::uuid[]) and sold > 0
    group by 1, 2
    order by 1, 2`);
  return rows;
}

interface Ending {
  readonly at: Date;
  readonly outcome: RehearsalOutcome;
  readonly faults: readonly RehearsalFault[];
  readonly figures?: RehearsalFigures;
  readonly heldPerSecond?: number;
}

/** Once: whoever comes second changes nothing. */
export async function finishRehearsal(
  db: Db | Tx,
  id: string,
  { at, outcome, faults, figures, heldPerSecond }: Ending,
): Promise<void> {
  await db.query(sql`
    update rehearsals
    set finished_at = ${at}, outcome = ${outcome}, faults = ${JSON.stringify(faults)},
      figures = ${figures === undefined ? null : JSON.stringify(figures)}, held_per_second = ${heldPerSecond ?? null}
    where id = ${id} and finished_at is null`);
}

/** Whether it has been over since then, or was never there. */
export async function selectIsOver(db: Db, id: string, before: Date): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from rehearsals where id = ${id} and (finished_at is null or finished_at > ${before})`);
  return rows.length === 0;
}

/** Those that nobody began or went on with since. */
export async function selectLeftAlone(
  db: Db,
  { unbegunSince, unheardSince }: { readonly unbegunSince: Date; readonly unheardSince: Date },
): Promise<readonly { readonly id: string; readonly was_begun: boolean }[]> {
  const { rows } = await db.query(sql<{ id: string; was_begun: boolean }>`
    select id, claimed_at is not null as was_begun
    from rehearsals
    where finished_at is null
      and (claimed_at < ${unheardSince} or (claimed_at is null and requested_at < ${unbegunSince}))`);
  return rows;
}

/** With what was counted in them. */
export async function deleteRehearsals(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from rehearsals where finished_at < ${before}`);
}
