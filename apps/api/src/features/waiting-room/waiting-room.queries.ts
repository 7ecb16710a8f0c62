import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface RoomRow {
  readonly id: number;
  readonly event_id: number;
  readonly performance_ids: number[];
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
  readonly seed: string;
  readonly drawn_at: Date | null;
  readonly beacon_round: number | null;
  readonly beacon_randomness: string | null;
  readonly serving: number;
  readonly budget: number;
  readonly pending: number;
  readonly claims_counted: number;
  readonly rate: number;
  readonly rated_at: Date | null;
  readonly rated_claims: number;
  readonly max_rate: number | null;
  readonly is_paused: boolean;
  readonly stepped_at: Date | null;
  readonly seats_free: number;
  readonly seats_held: number;
  readonly taken: number;
  readonly drawn: number | null;
}

const roomColumns = sql`
  rooms.id, rooms.event_id, rooms.performance_ids, rooms.ended_at, rooms.ended_by, rooms.seed, rooms.drawn_at, rooms.beacon_round,
  rooms.beacon_randomness, rooms.serving, rooms.budget, rooms.pending, rooms.claims_counted, rooms.rate, rooms.rated_at,
  rooms.rated_claims, rooms.max_rate, rooms.is_paused, rooms.stepped_at, rooms.seats_free, rooms.seats_held, places.taken,
  places.drawn`;

/** Those that are on, and those that have ended since. */
export async function selectRooms(db: Db, endedSince: Date): Promise<readonly RoomRow[]> {
  const { rows } = await db.query(sql<RoomRow>`
    select ${roomColumns}
    from waiting_rooms as rooms
    join waiting_room_places as places on places.room_id = rooms.id
    where rooms.ended_at is null or rooms.ended_at > ${endedSince}
    order by rooms.id`);
  return rows;
}

/** Kept until the transaction ends; undefined while another process has it, or when it has ended. */
export async function lockRoomToMove(tx: Tx, roomId: number): Promise<RoomRow | undefined> {
  const { rows } = await tx.query(sql<RoomRow>`
    select ${roomColumns}
    from waiting_rooms as rooms
    join waiting_room_places as places on places.room_id = rooms.id
    where rooms.id = ${roomId} and rooms.ended_at is null
    for update of rooms skip locked`);
  return rows[0];
}

/** The same for an operator, who waits. */
export async function lockRoom(tx: Tx, roomId: number): Promise<RoomRow | undefined> {
  const { rows } = await tx.query(sql<RoomRow>`
    select ${roomColumns}
    from waiting_rooms as rooms
    join waiting_room_places as places on places.room_id = rooms.id
    where rooms.id = ${roomId}
    for update of rooms`);
  return rows[0];
}

/** The newest that the performance was ever in. */
export async function selectRoomOfPerformance(
  db: Db | Tx,
  performanceId: number,
): Promise<RoomRow | undefined> {
  const { rows } = await db.query(sql<RoomRow>`
    select ${roomColumns}
    from waiting_rooms as rooms
    join waiting_room_places as places on places.room_id = rooms.id
    where rooms.performance_ids @> array[${performanceId}::integer]
    order by rooms.id desc
    limit 1`);
  return rows[0];
}

/** Whether one of them is in a room that is on. Whoever asks waits for whoever turns another on. */
export async function selectIsRoomOn(tx: Tx, performanceIds: readonly number[]): Promise<boolean> {
  await tx.query(sql`lock table waiting_rooms in share row exclusive mode`);
  const { rows } = await tx.query(sql`
    select 1 from waiting_rooms where ended_at is null and performance_ids && ${performanceIds}::integer[]`);
  return rows.length > 0;
}

export interface OpeningRow {
  readonly performance_id: number;
  readonly event_id: number;
  readonly status: string;
  readonly sale_starts_at: Date | null;
  readonly sale_ends_at: Date;
}

export async function selectOpenings(
  db: Db | Tx,
  performanceIds: readonly number[],
): Promise<readonly OpeningRow[]> {
  const { rows } = await db.query(sql<OpeningRow>`
    select performance_id, event_id, status, sale_starts_at, sale_ends_at
    from listed_performances
    where performance_id = any(${performanceIds}::integer[])
    order by performance_id`);
  return rows;
}

/** All performances of the event whose sale opens when that of this one does. */
export async function selectOpenTogether(db: Db | Tx, performanceId: number): Promise<readonly number[]> {
  const { rows } = await db.query(sql<{ performance_id: number }>`
    select others.performance_id
    from listed_performances as listed
    join listed_performances as others
      on others.event_id = listed.event_id and others.sale_starts_at is not distinct from listed.sale_starts_at
    where listed.performance_id = ${performanceId} and (others.status = 'scheduled' or others.performance_id = listed.performance_id)
    order by others.performance_id`);
  return rows.map(({ performance_id }) => performance_id);
}

export async function insertRoom(
  tx: Tx,
  room: Pick<RoomRow, 'event_id' | 'performance_ids' | 'seed' | 'rate'> & { readonly at: Date },
): Promise<number> {
  const { rows } = await tx.query(sql<{ id: number }>`
    insert into waiting_rooms (event_id, performance_ids, turned_on_at, seed, rate)
    values (${room.event_id}, ${room.performance_ids}, ${room.at}, ${room.seed}, ${room.rate})
    returning id`);
  const [row] = rows;
  if (!row) throw new Error('a waiting room was not written');
  tx.queue(sql`insert into waiting_room_places (room_id) values (${row.id})`);
  return row.id;
}

export async function endRoom(
  tx: Tx,
  roomId: number,
  { by, at }: { readonly by: 'sold_out' | 'off'; readonly at: Date },
): Promise<void> {
  await tx.query(sql`update waiting_rooms set ended_at = ${at}, ended_by = ${by} where id = ${roomId}`);
}

export async function storePace(
  tx: Tx,
  roomId: number,
  { maxRate, isPaused }: { readonly maxRate: number | null; readonly isPaused: boolean },
): Promise<void> {
  await tx.query(sql`
    update waiting_rooms set max_rate = ${maxRate}, is_paused = ${isPaused} where id = ${roomId}`);
}

/** From now on whoever takes a place has a number. */
export async function fixDraw(tx: Tx, roomId: number): Promise<void> {
  await tx.query(sql`
    update waiting_room_places set drawn = taken where room_id = ${roomId} and drawn is null`);
}

export interface Beacon {
  readonly round: number;
  readonly randomness: string;
}

export async function storeDraw(
  tx: Tx,
  roomId: number,
  { at, beacon }: { readonly at: Date; readonly beacon: Beacon | undefined },
): Promise<void> {
  await tx.query(sql`
    update waiting_rooms
    set drawn_at = ${at}, stepped_at = ${at}, rated_at = ${at}, beacon_round = ${beacon?.round ?? null},
      beacon_randomness = ${beacon?.randomness ?? null}
    where id = ${roomId}`);
}

export interface RoomStep
  extends Pick<
    RoomRow,
    | 'serving'
    | 'budget'
    | 'pending'
    | 'claims_counted'
    | 'rate'
    | 'rated_claims'
    | 'seats_free'
    | 'seats_held'
  > {
  readonly rated_at: Date | null;
  readonly stepped_at: Date;
}

export async function storeStep(tx: Tx, roomId: number, step: RoomStep): Promise<void> {
  await tx.query(sql`
    update waiting_rooms
    set serving = ${step.serving}, budget = ${step.budget}, pending = ${step.pending}, claims_counted = ${step.claims_counted},
      rate = ${step.rate}, rated_at = ${step.rated_at}, rated_claims = ${step.rated_claims}, stepped_at = ${step.stepped_at},
      seats_free = ${step.seats_free}, seats_held = ${step.seats_held}
    where id = ${roomId}`);
}

/** Before the draw only what is there to be had is known. */
export async function storeStock(
  tx: Tx,
  roomId: number,
  { free, held }: { readonly free: number; readonly held: number },
): Promise<void> {
  await tx.query(sql`
    update waiting_rooms set seats_free = ${free}, seats_held = ${held} where id = ${roomId}`);
}

/** So many places more; answers the counter after them, and how many there were at the draw. */
export async function addPlaces(
  db: Db,
  roomId: number,
  places: number,
): Promise<{ readonly taken: number; readonly drawn: number | null } | undefined> {
  const { rows } = await db.query(sql<{ taken: number; drawn: number | null }>`
    update waiting_room_places
    set taken = taken + ${places}::integer
    where room_id = ${roomId}
    returning taken, drawn`);
  return rows[0];
}

/** How many devices one place may be carried to. */
const maxBaskets = 3;

/** Whether it is let in, now or before. */
export async function storeAdmission(
  db: Db,
  admission: {
    readonly roomId: number;
    readonly placeId: string;
    readonly basketId: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rows } = await db.query(sql<{ baskets: number }>`
    insert into waiting_room_admissions as known (room_id, place_id, basket_id, claimed_at)
    values (${admission.roomId}, ${admission.placeId}, ${admission.basketId}, ${admission.at})
    on conflict (room_id, place_id) do update
    set basket_id = excluded.basket_id,
      baskets = known.baskets + (known.basket_id <> excluded.basket_id)::integer
    where known.basket_id = excluded.basket_id or known.baskets < ${maxBaskets}
    returning baskets`);
  return rows.length > 0;
}

export async function countAdmissions(db: Db | Tx, roomId: number): Promise<number> {
  const { rows } = await db.query(sql<{ count: number }>`
    select count(*) as count from waiting_room_admissions where room_id = ${roomId}`);
  return rows[0]?.count ?? 0;
}

/** What can be had of the performances of a room, and what is held, in baskets or for orders that are not paid. */
export async function countStock(
  db: Db,
  { event_id, performance_ids }: Pick<RoomRow, 'event_id' | 'performance_ids'>,
  at: Date,
): Promise<{ readonly free: number; readonly held: number }> {
  const { rows } = await db.query(sql<{ free: number; held: number }>`
    with seats as (
      select count(*) as taken, count(*) filter (where state = 'held') as held
      from stock_seats
      where event_id = ${event_id} and performance_id = any(${performance_ids}::integer[])
        and (expires_at is null or expires_at > ${at})
    ), units as (
      select count(*) as taken, count(*) filter (where state = 'held') as held
      from stock_units
      where event_id = ${event_id} and performance_id = any(${performance_ids}::integer[])
        and (expires_at is null or expires_at > ${at})
    ), halls as (
      select coalesce(sum(capacity), 0) as capacity
      from performances
      where event_id = ${event_id} and id = any(${performance_ids}::integer[])
    )
    select greatest(0, halls.capacity - seats.taken - units.taken)::integer as free, (seats.held + units.held)::integer as held
    from halls cross join seats cross join units`);
  return rows[0] ?? { free: 0, held: 0 };
}

export interface LoadRow {
  readonly holds: number;
  readonly p95_ms: number;
  readonly shed: number;
}

export async function storeLoad(
  db: Db,
  processId: string,
  { at, holds, p95_ms, shed }: LoadRow & { readonly at: Date },
): Promise<void> {
  await db.query(sql`
    insert into hold_loads (process_id, measured_at, holds, p95_ms, shed)
    values (${processId}, ${at}, ${holds}, ${p95_ms}, ${shed})
    on conflict (process_id) do update
    set measured_at = excluded.measured_at, holds = excluded.holds, p95_ms = excluded.p95_ms, shed = excluded.shed`);
}

/** What all processes measured since. */
export async function selectLoad(tx: Tx, since: Date): Promise<LoadRow> {
  const { rows } = await tx.query(sql<LoadRow>`
    select coalesce(sum(holds), 0)::integer as holds, coalesce(max(p95_ms), 0)::double precision as p95_ms,
      coalesce(sum(shed), 0)::integer as shed
    from hold_loads
    where measured_at > ${since}`);
  return rows[0] ?? { holds: 0, p95_ms: 0, shed: 0 };
}

/** Whose room is over knows nobody by it any more. */
export async function deleteOldAdmissions(db: Db, endedBefore: Date): Promise<void> {
  await db.query(sql`
    delete from waiting_room_admissions
    where room_id = any(array(select id from waiting_rooms where ended_at < ${endedBefore}))`);
}

export async function deleteOldLoads(db: Db, before: Date): Promise<void> {
  await db.query(sql`delete from hold_loads where measured_at < ${before}`);
}

export interface RoomSubjectRow {
  /** By language. */
  readonly title: Readonly<Record<string, string>>;
  readonly time_zone: string;
}

/** What a room waits for, and by which clock. */
export async function selectRoomSubject(db: Db, performanceId: number): Promise<RoomSubjectRow | undefined> {
  const { rows } = await db.query(sql<RoomSubjectRow>`
    select locations.time_zone,
      (select coalesce(json_object_agg(lang, title), '{}')
       from event_texts
       where event_id = listed.event_id and title is not null) as title
    from listed_performances as listed
    join locations on locations.id = listed.location_id
    where listed.performance_id = ${performanceId}`);
  return rows[0];
}
