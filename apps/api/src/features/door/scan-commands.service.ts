import { randomUUID } from 'node:crypto';
import type { ReEntry } from '@parterre/domain/door/door-scan';
import { findPresence } from '@parterre/domain/door/presence';
import type { Area } from '@parterre/domain/staff/scope';
import { formatTicketNumber, readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { type Command, type Refused, refuse } from '../../commands/command.ts';
import { commitInTwoPhases } from '../../database/commit-in-two-phases.ts';
import type { Tx } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import type { PlanLibrary } from '../performances/plan-cache.service.ts';
import { findArea } from '../performances/withholding/hall.service.ts';
import {
  type DoorKey,
  insertScans,
  type ScanRecord,
  selectDoor,
  selectDoorTicket,
  selectRules,
  selectScan,
  selectTicketScans,
  storeRule,
} from './door.queries.ts';
import { readDoorHall } from './door-performance.service.ts';
import { toDoorScan } from './door-scans.ts';
import { writeDoorSeat } from './door-seats.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const noDoor = makeProblem('not_found', 'There is no such door.');
const noScan = makeProblem('not_found', 'There is no such scan.');
const noTicket = makeProblem('ticket_unknown', 'The performance has no such ticket.');
const nothingToUndo = makeProblem('nothing_changes', 'It brought nobody in or out, or was taken back.');
const unchanged = makeProblem('nothing_changes', 'It is so already.');

interface FoundPerformance {
  readonly kind: 'found';
  readonly key: DoorKey;
  readonly area: Area;
}

async function findPerformance(tx: Tx, performanceId: number): Promise<FoundPerformance | Refused> {
  const area = await findArea(tx, performanceId);
  const [event] = area?.kind === 'events' ? area.events : [];
  if (!area || !event) return refuse(noPerformance);
  return { kind: 'found', key: { eventId: event.eventId, performanceId }, area };
}

const subject = ({ performanceId }: DoorKey) => `performance:${performanceId}`;

/** Whether people may come in twice. */
export const setReEntry: Command<
  'door.set-re-entry',
  { readonly key: DoorKey; readonly reEntry: ReEntry },
  { readonly performance_id: number }
> = {
  name: 'door.set-re-entry',
  permission: 'door.change',
  needsStepUp: false,
  preview: async (tx, { performance_id, re_entry: reEntry }) => {
    const found = await findPerformance(tx, performance_id);
    if (found.kind === 'refused') return found;
    const [rule] = await selectRules(tx, [performance_id]);
    const before = rule?.re_entry ?? 'none';
    if (before === reEntry) return refuse(unchanged);
    const { key, area } = found;
    return {
      kind: 'previewed',
      subject: subject(key),
      area,
      before: { re_entry: before },
      after: { re_entry: reEntry },
      change: { key, reEntry },
    };
  },
  run: async (tx, { key: { performanceId }, reEntry }) => {
    await storeRule(tx, performanceId, reEntry);
    return { performance_id: performanceId };
  },
  answer: (stored) => stored,
};

interface LettingIn {
  readonly key: DoorKey;
  readonly number: string;
  readonly doorId: string;
}

/** Whoever left the ticket at home, or was refused by mistake: the door lead decides, and says why. */
export const letIn = (
  plans: PlanLibrary,
): Command<'door.let-in', LettingIn, { readonly scan_id: string }> => ({
  name: 'door.let-in',
  permission: 'door.change',
  needsStepUp: false,
  preview: async (tx, { performance_id, number: typed, door_id: doorId }) => {
    const found = await findPerformance(tx, performance_id);
    if (found.kind === 'refused') return found;
    const { key, area } = found;
    const door = await selectDoor(tx, doorId);
    if (!door) return refuse(noDoor);
    const number = readTicketNumber(typed);
    const ticket = number === undefined ? undefined : await selectDoorTicket(tx, key, number);
    if (number === undefined || !ticket) return refuse(noTicket);
    const hall = await readDoorHall(tx, plans, key, undefined);
    const { isInside, entry } = findPresence((await selectTicketScans(tx, key, number)).map(toDoorScan));
    return {
      kind: 'previewed',
      subject: subject(key),
      area,
      before: {
        ticket: formatTicketNumber(number),
        seat: hall ? writeDoorSeat(hall.nameSeat(ticket)) : null,
        is_revoked: ticket.revoked_at !== null,
        is_inside: isInside,
        entered_at: entry ? new Date(entry.at).toISOString() : null,
      },
      after: { is_inside: true, door: door.name },
      change: { key, number, doorId },
    };
  },
  run: async (tx, { key, number, doorId }, { at }) => {
    const scan_id = randomUUID();
    await storeScan(tx, key, {
      ...doneByLead(scan_id, at),
      door_id: doorId,
      action: 'entry',
      verdict: 'admitted',
      number,
      undoes: null,
    });
    return { scan_id };
  },
  answer: (stored) => stored,
});

/** Phones can within half a minute; afterwards a door lead. */
export const undoScan: Command<
  'door.undo-scan',
  { readonly key: DoorKey; readonly scan: ScanRecord },
  { readonly scan_id: string }
> = {
  name: 'door.undo-scan',
  permission: 'door.change',
  needsStepUp: false,
  preview: async (tx, { performance_id, scan_id }) => {
    const found = await findPerformance(tx, performance_id);
    if (found.kind === 'refused') return found;
    const { key, area } = found;
    const scan = await selectScan(tx, key, scan_id);
    if (!scan) return refuse(noScan);
    const isCounted = scan.verdict === 'admitted' || scan.verdict === 'left';
    if (!isCounted || scan.is_undone) return refuse(nothingToUndo);
    const shown = {
      ticket: scan.number === null ? null : formatTicketNumber(scan.number),
      at: scan.at.toISOString(),
      verdict: scan.verdict,
    };
    return {
      kind: 'previewed',
      subject: subject(key),
      area,
      before: shown,
      after: { ...shown, is_undone: true },
      change: { key, scan },
    };
  },
  run: async (tx, { key, scan }, { at }) => {
    const scan_id = randomUUID();
    await storeScan(tx, key, {
      ...doneByLead(scan_id, at),
      door_id: scan.door_id,
      action: 'undo',
      verdict: 'undone',
      number: scan.number,
      undoes: scan.id,
    });
    return { scan_id };
  },
  answer: (stored) => stored,
};

const doneByLead = (id: string, at: Date) => ({ id, at, device_id: null, is_override: true });

async function storeScan(tx: Tx, { eventId, performanceId }: DoorKey, scan: ScanRecord): Promise<void> {
  await commitInTwoPhases(tx);
  await insertScans(tx, eventId, [
    { ...scan, performance_id: performanceId, local_at: scan.at, received_at: scan.at },
  ]);
}
