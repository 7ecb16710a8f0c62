import type { DoorAction, ReEntry, ScanVerdict } from '@parterre/domain/door/door-scan';
import type { LanguageCode } from '@parterre/domain/languages/languages';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';

export interface DoorRow {
  readonly id: string;
  readonly place_id: number;
  readonly name: string;
  readonly sectors: readonly string[];
}

/** As they stand; those that were taken away are left out. */
export async function selectDoors(db: Db | Tx, placeId: number): Promise<readonly DoorRow[]> {
  const { rows } = await db.query(sql<DoorRow>`
    select id, place_id, name, sectors
    from doors
    where place_id = ${placeId} and removed_at is null
    order by position, id`);
  return rows;
}

/** Until the transaction ends nobody else changes them. */
export async function lockDoors(tx: Tx, placeId: number): Promise<readonly DoorRow[]> {
  const { rows } = await tx.query(sql<DoorRow>`
    select id, place_id, name, sectors
    from doors
    where place_id = ${placeId} and removed_at is null
    order by position, id
    for update`);
  return rows;
}

export async function selectDoor(db: Db | Tx, id: string): Promise<DoorRow | undefined> {
  const { rows } = await db.query(sql<DoorRow>`
    select id, place_id, name, sectors from doors where id = ${id} and removed_at is null`);
  return rows[0];
}

export async function selectFormerDoors(
  db: Db,
  ids: readonly string[],
): Promise<readonly Pick<DoorRow, 'id' | 'name'>[]> {
  const { rows } = await db.query(sql<Pick<DoorRow, 'id' | 'name'>>`
    select id, name from doors where id = any(${ids}::uuid[]) and removed_at is not null order by name, id`);
  return rows;
}

export async function selectPlaceExists(db: Db | Tx, placeId: number): Promise<boolean> {
  const { rows } = await db.query(sql<{ id: number }>`select id from places where id = ${placeId}`);
  return rows.length > 0;
}

export interface StoredDoor extends DoorRow {
  readonly position: number;
}

/** These and no others. A door of another place stays where it is. */
export async function storeDoors(
  tx: Tx,
  placeId: number,
  doors: readonly Omit<StoredDoor, 'place_id'>[],
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update doors
    set removed_at = ${at}
    where place_id = ${placeId} and removed_at is null and id <> all(${doors.map(({ id }) => id)}::uuid[])`);
  await tx.query(sql`
    insert into doors (id, place_id, name, sectors, position)
    select id, ${placeId}, name, array(select jsonb_array_elements_text(sectors)), position
    from jsonb_to_recordset(${JSON.stringify(doors)}) as given (id uuid, name text, sectors jsonb, position integer)
    on conflict (id) do update
    set name = excluded.name, sectors = excluded.sectors, position = excluded.position, removed_at = null
    where doors.place_id = excluded.place_id`);
}

export interface DeviceRow {
  readonly id: string;
  readonly name: string;
  readonly place_id: number;
  readonly door_id: string;
  readonly event_ids: readonly number[];
  readonly performance_ids: readonly number[];
  readonly invited_by: string;
  readonly pairing_ends_at: Date;
  readonly ends_at: Date;
  readonly paired_at: Date | null;
  readonly seen_at: Date | null;
  readonly unsent: number;
}

const deviceColumns = sql`id, name, place_id, door_id, event_ids, performance_ids, invited_by, pairing_ends_at, ends_at, paired_at, seen_at, unsent`;

export type NewDevice = Omit<DeviceRow, 'paired_at' | 'seen_at' | 'unsent'> & { readonly invited_at: Date };

export async function insertDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx.query(sql`
    insert into door_devices (id, name, place_id, door_id, event_ids, performance_ids, invited_by, invited_at, pairing_ends_at, ends_at)
    values (${device.id}, ${device.name}, ${device.place_id}, ${device.door_id}, ${device.event_ids}::integer[], ${device.performance_ids}::integer[],
      ${device.invited_by}, ${device.invited_at}, ${device.pairing_ends_at}, ${device.ends_at})`);
}

/** Once, and in time. Undefined when it is too late, or was paired before. */
export async function pairDeviceRow(
  db: Db,
  { id, digest, at }: { readonly id: string; readonly digest: string; readonly at: Date },
): Promise<DeviceRow | undefined> {
  const { rows } = await db.query(sql<DeviceRow>`
    update door_devices
    set paired_at = ${at}, seen_at = ${at}, token_digest = ${digest}
    where id = ${id} and paired_at is null and pairing_ends_at > ${at} and ends_at > ${at}
    returning ${deviceColumns}`);
  return rows[0];
}

/** By the token of its cookie, for as long as it may hand in what it has. */
export async function selectDeviceByToken(
  db: Db,
  digest: string,
  endedAfter: Date,
): Promise<DeviceRow | undefined> {
  const { rows } = await db.query(sql<DeviceRow>`
    select ${deviceColumns} from door_devices where token_digest = ${digest} and ends_at > ${endedAfter}`);
  return rows[0];
}

export async function updateSeen(
  db: Db,
  { id, at, unsent }: { readonly id: string; readonly at: Date; readonly unsent: number },
): Promise<void> {
  await db.query(sql`update door_devices set seen_at = ${at}, unsent = ${unsent} where id = ${id}`);
}

export async function lockDevice(tx: Tx, id: string): Promise<DeviceRow | undefined> {
  const { rows } = await tx.query(sql<DeviceRow>`
    select ${deviceColumns} from door_devices where id = ${id} for update`);
  return rows[0];
}

export async function updateDeviceEnd(db: Db | Tx, id: string, at: Date): Promise<void> {
  await db.query(sql`update door_devices set ends_at = ${at} where id = ${id} and ends_at > ${at}`);
}

export async function selectDevices(db: Db, performanceId: number): Promise<readonly DeviceRow[]> {
  const { rows } = await db.query(sql<DeviceRow>`
    select ${deviceColumns}
    from door_devices
    where performance_ids @> array[${performanceId}::integer]
    order by invited_at desc, id
    limit 200`);
  return rows;
}

/** What they scanned stays, without them. */
export async function deleteDevices(db: Db, endedBefore: Date): Promise<void> {
  await db.query(sql`delete from door_devices where ends_at < ${endedBefore}`);
}

export interface RuleRow {
  readonly performance_id: number;
  readonly re_entry: ReEntry;
}

export async function selectRules(
  db: Db | Tx,
  performanceIds: readonly number[],
): Promise<readonly RuleRow[]> {
  const { rows } = await db.query(sql<RuleRow>`
    select performance_id, re_entry from door_rules where performance_id = any(${performanceIds}::integer[])`);
  return rows;
}

export async function storeRule(tx: Tx, performanceId: number, reEntry: ReEntry): Promise<void> {
  await tx.query(sql`
    insert into door_rules (performance_id, re_entry)
    values (${performanceId}, ${reEntry})
    on conflict (performance_id) do update set re_entry = excluded.re_entry`);
}

export interface DoorKey {
  readonly eventId: number;
  readonly performanceId: number;
}

export interface DoorPerformanceRow {
  readonly started_at: Date;
  readonly status: DateStatus;
  readonly plan_hash: string | null;
}

/** As it stands today. */
export async function selectDoorPerformance(
  db: Db | Tx,
  { eventId, performanceId }: DoorKey,
): Promise<DoorPerformanceRow | undefined> {
  const { rows } = await db.query(sql<DoorPerformanceRow>`
    select performances.started_at, performances.status, plans.hash as plan_hash
    from performances
    left join seating_plans as plans on plans.id = performances.plan_id
    where performances.event_id = ${eventId} and performances.id = ${performanceId}`);
  return rows[0];
}

export interface DoorTitleRow {
  readonly performance_id: number;
  readonly title: string;
  readonly hall: string | null;
  /** On the clocks of the place. */
  readonly started_text: string;
}

export async function selectDoorTitles(
  db: Db | Tx,
  performanceIds: readonly number[],
  lang: LanguageCode | null,
): Promise<readonly DoorTitleRow[]> {
  const { rows } = await db.query(sql<DoorTitleRow>`
    select listed.performance_id, coalesce(titles.sort_title, main_titles.sort_title) as title,
      coalesce(halls.name ->> ${lang}::text, halls.name ->> catalogue.main_lang) as hall, listed.started_text
    from listed_performances as listed
    cross join catalogue
    join event_texts as main_titles on main_titles.event_id = listed.event_id and main_titles.lang = catalogue.main_lang
    left join event_texts as titles on titles.event_id = listed.event_id and titles.lang = ${lang}
    join halls on halls.id = listed.hall_id
    where listed.performance_id = any(${performanceIds}::integer[])`);
  return rows;
}

export interface DoorTicketRow {
  readonly number: string;
  readonly seat: number | null;
  readonly zone: string;
  readonly revoked_at: Date | null;
}

/** All of a performance that were issued or revoked since. */
export async function selectDoorTickets(
  db: Db,
  { eventId, performanceId }: DoorKey,
  since: Date,
): Promise<readonly DoorTicketRow[]> {
  const { rows } = await db.query(sql<DoorTicketRow>`
    select number, seat, zone, revoked_at
    from tickets
    where event_id = ${eventId} and performance_id = ${performanceId} and (issued_at >= ${since} or revoked_at >= ${since})
    order by number`);
  return rows;
}

export async function selectDoorTicket(
  db: Db | Tx,
  { eventId, performanceId }: DoorKey,
  number: string,
): Promise<DoorTicketRow | undefined> {
  const { rows } = await db.query(sql<DoorTicketRow>`
    select number, seat, zone, revoked_at
    from tickets
    where event_id = ${eventId} and performance_id = ${performanceId} and number = ${number}`);
  return rows[0];
}

export async function selectNamedTickets(
  db: Db,
  { eventId, performanceId }: DoorKey,
  numbers: readonly string[],
): Promise<readonly Pick<DoorTicketRow, 'number' | 'seat' | 'zone'>[]> {
  const { rows } = await db.query(sql<Pick<DoorTicketRow, 'number' | 'seat' | 'zone'>>`
    select number, seat, zone
    from tickets
    where event_id = ${eventId} and performance_id = ${performanceId} and number = any(${numbers})`);
  return rows;
}

/** What zones without numbered seats are called. */
export async function selectZoneNames(
  db: Db | Tx,
  { eventId, performanceId }: DoorKey,
  lang: LanguageCode | null,
): Promise<readonly { readonly zone: string; readonly name: string }[]> {
  const { rows } = await db.query(sql<{ zone: string; name: string }>`
    select types.zone, coalesce(types.name ->> ${lang}::text, types.name ->> catalogue.main_lang, types.zone) as name
    from performances
    cross join catalogue
    join ticket_types as types
      on types.event_id = ${eventId} and types.price_list = performances.price_list
    where performances.event_id = ${eventId} and performances.id = ${performanceId}
    order by types.position, types.zone`);
  return rows;
}

export interface ScanRecord {
  readonly id: string;
  readonly device_id: string | null;
  readonly door_id: string;
  readonly action: DoorAction;
  readonly verdict: ScanVerdict;
  readonly number: string | null;
  readonly at: Date;
  readonly undoes: string | null;
  readonly is_override: boolean;
}

export interface NewScan extends ScanRecord {
  readonly performance_id: number;
  readonly local_at: Date;
  readonly received_at: Date;
}

/** All of one event. Those that are there stay as they are: what was lost was the answer. */
export async function insertScans(db: Db | Tx, eventId: number, scans: readonly NewScan[]): Promise<void> {
  const values = scans.map(
    (
      scan,
    ) => sql`(${eventId}, ${scan.id}::uuid, ${scan.performance_id}, ${scan.device_id}::uuid, ${scan.door_id}::uuid, ${scan.action}, ${scan.verdict},
      ${scan.number}, ${scan.at}::timestamptz, ${scan.local_at}::timestamptz, ${scan.received_at}::timestamptz, ${scan.undoes}::uuid, ${scan.is_override}::boolean)`,
  );
  await db.query(sql`
    insert into door_scans (event_id, id, performance_id, device_id, door_id, action, verdict, number, at, local_at, received_at, undoes, is_override)
    values ${sql.join(values, ', ')}
    on conflict (event_id, id) do nothing`);
}

/** Those that brought somebody in or out, or took that back, and were heard of since. */
export async function selectCountedScans(
  db: Db,
  { eventId, performanceId }: DoorKey,
  since: Date,
): Promise<readonly ScanRecord[]> {
  const { rows } = await db.query(sql<ScanRecord>`
    select id, device_id, door_id, action, verdict, number, at, undoes, is_override
    from door_scans
    where event_id = ${eventId} and performance_id = ${performanceId} and received_at >= ${since}
      and verdict in ('admitted', 'left', 'undone')`);
  return rows;
}

export async function selectTicketScans(
  db: Db | Tx,
  { eventId, performanceId }: DoorKey,
  number: string,
): Promise<readonly ScanRecord[]> {
  const { rows } = await db.query(sql<ScanRecord>`
    select id, device_id, door_id, action, verdict, number, at, undoes, is_override
    from door_scans
    where event_id = ${eventId} and performance_id = ${performanceId} and number = ${number}`);
  return rows;
}

export async function selectScan(
  tx: Tx,
  { eventId, performanceId }: DoorKey,
  id: string,
): Promise<(ScanRecord & { readonly is_undone: boolean }) | undefined> {
  const { rows } = await tx.query(sql<ScanRecord & { readonly is_undone: boolean }>`
    select scans.id, scans.device_id, scans.door_id, scans.action, scans.verdict, scans.number, scans.at, scans.undoes, scans.is_override,
      exists (select from door_scans as later where later.event_id = ${eventId} and later.undoes = scans.id) as is_undone
    from door_scans as scans
    where scans.event_id = ${eventId} and scans.performance_id = ${performanceId} and scans.id = ${id}`);
  return rows[0];
}

interface DoubtfulScan extends ScanRecord {
  readonly received_at: Date;
  readonly revoked_at: Date | null;
}

/** Scans of tickets with more than one entry, and of those that were revoked: where conflicts can be. */
export async function selectDoubtfulScans(
  db: Db,
  { eventId, performanceId }: DoorKey,
): Promise<readonly DoubtfulScan[]> {
  const { rows } = await db.query(sql<DoubtfulScan>`
    with doubtful as (
      select scans.number, max(tickets.revoked_at) as revoked_at
      from door_scans as scans
      left join tickets
        on tickets.event_id = ${eventId} and tickets.performance_id = ${performanceId} and tickets.number = scans.number
      where scans.event_id = ${eventId} and scans.performance_id = ${performanceId} and scans.verdict = 'admitted'
      group by scans.number
      having count(distinct scans.id) > 1 or max(tickets.revoked_at) is not null
    )
    select scans.id, scans.device_id, scans.door_id, scans.action, scans.verdict, scans.number, scans.at, scans.undoes, scans.is_override,
      scans.received_at, doubtful.revoked_at
    from door_scans as scans
    join doubtful on doubtful.number = scans.number
    where scans.event_id = ${eventId} and scans.performance_id = ${performanceId}`);
  return rows;
}

export interface DoorCountRow {
  readonly door_id: string;
  readonly entries: number;
  readonly exits: number;
  readonly refusals: number;
}

/** Those that were taken back are left out. */
export async function selectDoorCounts(
  db: Db,
  { eventId, performanceId }: DoorKey,
): Promise<readonly DoorCountRow[]> {
  const { rows } = await db.query(sql<DoorCountRow>`
    select scans.door_id, (count(*) filter (where scans.verdict = 'admitted'))::integer as entries,
      (count(*) filter (where scans.verdict = 'left'))::integer as exits,
      (count(*) filter (where scans.verdict not in ('admitted', 'left', 'undone')))::integer as refusals
    from door_scans as scans
    left join door_scans as undo on undo.event_id = ${eventId} and undo.undoes = scans.id
    where scans.event_id = ${eventId} and scans.performance_id = ${performanceId} and undo.id is null
    group by scans.door_id`);
  return rows;
}

export interface TicketCountRow {
  readonly issued: number;
  readonly entered: number;
}

export async function selectTicketCounts(
  db: Db,
  { eventId, performanceId }: DoorKey,
): Promise<TicketCountRow | undefined> {
  const { rows } = await db.query(sql<TicketCountRow>`
    with entered as (
      select count(distinct scans.number) as count
      from door_scans as scans
      left join door_scans as undo on undo.event_id = ${eventId} and undo.undoes = scans.id
      where scans.event_id = ${eventId} and scans.performance_id = ${performanceId} and scans.verdict = 'admitted' and undo.id is null
    ), issued as (
      select count(*) as count
      from tickets
      where event_id = ${eventId} and performance_id = ${performanceId} and revoked_at is null
    )
    select issued.count::integer as issued, entered.count::integer as entered from issued cross join entered`);
  return rows[0];
}

export interface MinuteRow {
  readonly minute: Date;
  readonly door_id: string;
  readonly entries: number;
}

/** Of the hour that ends with the last entry. */
export async function selectMinutes(
  db: Db,
  { eventId, performanceId }: DoorKey,
): Promise<readonly MinuteRow[]> {
  const { rows } = await db.query(sql<MinuteRow>`
    with entries as (
      select scans.door_id, date_trunc('minute', scans.at) as minute
      from door_scans as scans
      left join door_scans as undo on undo.event_id = ${eventId} and undo.undoes = scans.id
      where scans.event_id = ${eventId} and scans.performance_id = ${performanceId} and scans.verdict = 'admitted' and undo.id is null
    ), last as (
      select max(minute) as minute from entries
    )
    select entries.minute, entries.door_id, count(*)::integer as entries
    from entries
    cross join last
    where entries.minute > last.minute - interval '1 hour'
    group by entries.minute, entries.door_id
    order by entries.minute, entries.door_id`);
  return rows;
}

/** The newest first. */
export async function selectRefusals(
  db: Db,
  { eventId, performanceId }: DoorKey,
): Promise<readonly ScanRecord[]> {
  const { rows } = await db.query(sql<ScanRecord>`
    select id, device_id, door_id, action, verdict, number, at, undoes, is_override
    from door_scans
    where event_id = ${eventId} and performance_id = ${performanceId} and verdict not in ('admitted', 'left', 'undone')
    order by at desc, id
    limit 50`);
  return rows;
}
