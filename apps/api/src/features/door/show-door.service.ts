import type {
  DoorDevice,
  DoorOfPerformance,
  DoorQuery,
  WireDoorConflict,
} from '@parterre/contracts/console/doors';
import type { DoorScan, ReEntry } from '@parterre/domain/door/door-scan';
import { type DoorConflict, findConflicts } from '@parterre/domain/door/find-conflicts';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { type Refused, refuse, type StaffActor } from '../../commands/command.ts';
import { notPermitted } from '../../commands/run-command.service.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import type { PlanLibrary } from '../performances/plan-cache.service.ts';
import { describePerformance } from '../performances/withholding/hall.service.ts';
import {
  type DeviceRow,
  type DoorKey,
  selectDevices,
  selectDoorCounts,
  selectDoors,
  selectDoubtfulScans,
  selectFormerDoors,
  selectMinutes,
  selectNamedTickets,
  selectRefusals,
  selectRules,
  selectTicketCounts,
} from './door.queries.ts';
import { type DoorHall, readDoorHall } from './door-performance.service.ts';
import { toDoorScan } from './door-scans.ts';
import { writeDoorSeat } from './door-seats.ts';

export interface ShowDoorDeps {
  readonly db: Db;
  readonly plans: PlanLibrary;
}

const noPerformance = makeProblem('not_found', 'There is no such performance.');

/** All that a door lead looks at on an evening. */
export async function showDoor(
  { db, plans }: ShowDoorDeps,
  actor: StaffActor,
  { performance_id: performanceId, lang }: DoorQuery,
  at: Date,
): Promise<DoorOfPerformance | Refused> {
  const described = await describePerformance(db, performanceId, lang, at);
  const [event] = described?.area.kind === 'events' ? described.area.events : [];
  if (!described || !event) return refuse(noPerformance);
  if (!isPermitted(actor.grants, 'door.change', described.area)) return refuse(notPermitted);
  const key = { eventId: event.eventId, performanceId };
  const [placeId = 0] = event.placeIds;
  const hall = await readDoorHall(db, plans, key, lang);
  const [rule] = await selectRules(db, [performanceId]);
  const reEntry = rule?.re_entry ?? 'none';
  const [doors, devices, counts, minutes, refusals, tickets, doubtful] = await Promise.all([
    selectDoors(db, placeId),
    selectDevices(db, performanceId),
    selectDoorCounts(db, key),
    selectMinutes(db, key),
    selectRefusals(db, key),
    selectTicketCounts(db, key),
    selectDoubtfulScans(db, key),
  ]);
  const scannedAt = [...new Set([...counts, ...devices].map(({ door_id }) => door_id))];
  const sum = (of: 'entries' | 'exits') => counts.reduce((total, row) => total + row[of], 0);
  const conflicts = listConflicts(doubtful, reEntry);
  const shown = [...refusals, ...conflicts.map(({ scan }) => scan)].flatMap(({ number }) => number ?? []);
  const seats = await readSeats(db, key, hall, shown);
  return {
    performance: described.performance,
    place_id: placeId,
    re_entry: reEntry,
    sectors: [...(hall?.sectors ?? [])],
    doors: doors.map(({ id, name, sectors }) => ({ id, name, sectors: [...sectors] })),
    former_doors: [...(await selectFormerDoors(db, scannedAt))],
    devices: devices.map((device) => toWireDevice(device, at)),
    issued: tickets?.issued ?? 0,
    entered: tickets?.entered ?? 0,
    inside: sum('entries') - sum('exits'),
    by_door: [...counts],
    by_minute: minutes.map(({ minute, ...row }) => ({ ...row, minute: minute.toISOString() })),
    refusals: refusals.map((scan) => toShownScan(toDoorScan(scan), seats)),
    conflicts: conflicts.map((conflict) => toWireConflict(conflict, seats)),
  };
}

function toWireDevice(device: DeviceRow, at: Date): DoorDevice {
  const isOver = device.ends_at <= at || (!device.paired_at && device.pairing_ends_at <= at);
  return {
    id: device.id,
    name: device.name,
    door_id: device.door_id,
    invited_by: device.invited_by,
    state: isOver ? 'ended' : device.paired_at ? 'paired' : 'invited',
    ends_at: device.ends_at.toISOString(),
    seen_at: device.seen_at?.toISOString() ?? null,
    unsent: device.unsent,
  };
}

type Doubtful = Awaited<ReturnType<typeof selectDoubtfulScans>>;

function listConflicts(doubtful: Doubtful, reEntry: ReEntry): DoorConflict[] {
  const byTicket = Map.groupBy(doubtful, ({ number }) => number);
  return [...byTicket.values()]
    .flatMap((scans) =>
      findConflicts({
        scans: scans.map((scan) => ({ ...toDoorScan(scan), heardAt: scan.received_at.getTime() })),
        reEntry,
        revokedAt: scans[0]?.revoked_at ?? null,
      }),
    )
    .sort((one, other) => other.scan.at - one.scan.at);
}

/** Where people with these tickets sit, by number. */
async function readSeats(
  db: Db,
  key: DoorKey,
  hall: DoorHall | undefined,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tickets = hall && numbers.length > 0 ? await selectNamedTickets(db, key, numbers) : [];
  return new Map(tickets.map((ticket) => [ticket.number, hall ? writeDoorSeat(hall.nameSeat(ticket)) : '']));
}

const toShownScan = (
  { id, at, doorId, number, verdict }: DoorScan,
  seats: ReadonlyMap<string, string>,
): DoorOfPerformance['refusals'][number] => ({
  id,
  at: new Date(at).toISOString(),
  door_id: doorId,
  number: number === null ? null : formatTicketNumber(number),
  seat: (number !== null && seats.get(number)) || null,
  verdict,
});

const toWireConflict = (
  { kind, scan, entry }: DoorConflict,
  seats: ReadonlyMap<string, string>,
): WireDoorConflict => ({
  kind,
  scan: toShownScan(scan, seats),
  entry: entry ? { at: new Date(entry.at).toISOString(), door_id: entry.doorId } : null,
});
