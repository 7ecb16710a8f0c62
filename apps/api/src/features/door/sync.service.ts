import type {
  BundledPerformance,
  ScanRow,
  SentScan,
  SyncAnswer,
  SyncRequest,
  TicketRow,
} from '@parterre/contracts/door/door';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import type { Db } from '../../database/connect.ts';
import type { PlanLibrary } from '../performances/plan-cache.service.ts';
import { toPairedDevice } from './devices.service.ts';
import {
  type DeviceRow,
  type DoorKey,
  insertScans,
  type NewScan,
  type ScanRecord,
  selectCountedScans,
  selectDoors,
  selectDoorTickets,
  selectDoorTitles,
  selectRules,
  updateSeen,
} from './door.queries.ts';
import { readDoorHall } from './door-performance.service.ts';

export interface SyncDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly plans: PlanLibrary;
  readonly ticketKeys: TicketKeys;
}

/**
 * What was committed a moment after the time that it says of itself is told once more: phones know tickets by number and scans by id, and
 * take each once.
 */
const overlapMs = 20_000;

/** Keeps what a phone has scanned, and tells it what is new. */
export async function syncDoor(
  { db, now, plans, ticketKeys }: SyncDeps,
  device: DeviceRow,
  { since, lang, unsent, scans }: SyncRequest,
): Promise<SyncAnswer> {
  const at = now();
  for (const [eventId, own] of groupByEvent(device, scans))
    await insertScans(
      db,
      eventId,
      own.map((scan) => toNewScan(device, scan, at)),
    );
  await updateSeen(db, { id: device.id, at, unsent });
  const isOver = device.ends_at <= at;
  const from = since === null ? new Date(0) : new Date(Number(since) - overlapMs);
  return {
    now: at.getTime(),
    since: String(at.getTime()),
    is_whole: since === null,
    is_over: isOver,
    device: toPairedDevice(device),
    keys: ticketKeys,
    doors: (await selectDoors(db, device.place_id)).map(({ id, name, sectors }) => ({
      id,
      name,
      sectors: [...sectors],
    })),
    performances: isOver ? [] : await readPerformances({ db, plans }, device, { lang, from }),
  };
}

/** A scan of a performance that the phone is not for is kept with its first: nothing that happened at a door is thrown away. */
function groupByEvent(device: DeviceRow, scans: readonly SentScan[]): [number, SentScan[]][] {
  const events = new Map(device.performance_ids.map((id, index) => [id, device.event_ids[index] ?? 0]));
  const [first = 0] = device.performance_ids;
  const known = scans.map((scan) =>
    events.has(scan.performance_id) ? scan : { ...scan, performance_id: first },
  );
  return [...Map.groupBy(known, ({ performance_id }) => events.get(performance_id) ?? 0)];
}

const toNewScan = (device: DeviceRow, scan: SentScan, at: Date): NewScan => ({
  id: scan.id,
  performance_id: scan.performance_id,
  device_id: device.id,
  door_id: scan.door_id,
  action: scan.action,
  verdict: scan.verdict,
  number: scan.number,
  at: new Date(scan.at),
  local_at: new Date(scan.local_at),
  received_at: at,
  undoes: scan.undoes,
  is_override: false,
});

interface Wanted {
  readonly lang: SyncRequest['lang'];
  readonly from: Date;
}

async function readPerformances(
  deps: Pick<SyncDeps, 'db' | 'plans'>,
  { performance_ids: ids, event_ids: eventIds }: DeviceRow,
  wanted: Wanted,
): Promise<BundledPerformance[]> {
  const [titles, rules] = await Promise.all([
    selectDoorTitles(deps.db, ids, wanted.lang),
    selectRules(deps.db, ids),
  ]);
  const performances: BundledPerformance[] = [];
  for (const [index, performanceId] of ids.entries()) {
    const title = titles.find(({ performance_id }) => performance_id === performanceId);
    const bundled = await readPerformance(deps, { eventId: eventIds[index] ?? 0, performanceId }, wanted);
    if (bundled)
      performances.push({
        ...bundled,
        title: title?.title ?? '',
        hall: title?.hall ?? '',
        started_at: title?.started_text ?? bundled.started_at,
        re_entry: rules.find(({ performance_id }) => performance_id === performanceId)?.re_entry ?? 'none',
      });
  }
  return performances;
}

async function readPerformance(
  { db, plans }: Pick<SyncDeps, 'db' | 'plans'>,
  key: DoorKey,
  { lang, from }: Wanted,
): Promise<Omit<BundledPerformance, 'title' | 'hall' | 're_entry'> | undefined> {
  const hall = await readDoorHall(db, plans, key, lang);
  if (!hall) return undefined;
  const [tickets, scans] = await Promise.all([
    selectDoorTickets(db, key, from),
    selectCountedScans(db, key, from),
  ]);
  const sectors = [...hall.sectors];
  const rows = tickets.map((ticket): TicketRow => {
    const { sector, row, seat } = hall.nameSeat(ticket);
    let index = sectors.findIndex(({ key: known }) => known === sector.key);
    // A zone that is not sold any more may still have tickets.
    if (index < 0) index = sectors.push(sector) - 1;
    return [ticket.number, index, row, seat, ticket.revoked_at !== null];
  });
  return {
    id: key.performanceId,
    started_at: hall.startsAt.toISOString(),
    status: hall.status,
    sectors,
    tickets: rows,
    scans: scans.map(toScanRow),
  };
}

const toScanRow = (scan: ScanRecord): ScanRow => [
  scan.id,
  scan.number ?? '',
  scan.verdict,
  scan.at.getTime(),
  scan.door_id,
  scan.undoes,
  scan.is_override,
];
