import type { DateStatus } from '../price/sale-state.ts';
import type { Decision, Door, DoorPerformance, DoorTicket, Presented, Situation } from './decide-scan.ts';
import type { DoorScan, ReEntry, ScanVerdict } from './door-scan.ts';
import { countedScans } from './presence.ts';

interface Sector {
  readonly key: string;
  readonly name: string;
}

/** What a server tells a phone, as it is on the wire: all there is, or what is new. */
export interface DoorBundle {
  readonly is_whole: boolean;
  readonly doors: readonly Door[];
  readonly performances: readonly {
    readonly id: number;
    readonly title: string;
    readonly hall: string;
    readonly started_at: string;
    readonly status: DateStatus;
    readonly re_entry: ReEntry;
    readonly sectors: readonly Sector[];
    /** Number, index of the sector, row, seat, whether it was revoked. */
    readonly tickets: readonly (readonly [string, number, string, string, boolean])[];
    /** Id, number, verdict, moment, door, which it takes back, whether a door lead did it. */
    readonly scans: readonly (readonly [
      string,
      string,
      ScanVerdict,
      number,
      string,
      string | null,
      boolean,
    ])[];
  }[];
}

export interface BookTicket extends DoorTicket {
  readonly sectorName: string;
  readonly row: string;
  readonly seat: string;
}

export interface BookPerformance {
  readonly id: number;
  readonly title: string;
  readonly hall: string;
  readonly startedAt: string;
  readonly status: DateStatus;
  readonly reEntry: ReEntry;
  readonly tickets: ReadonlyMap<string, BookTicket>;
  /** By id, whoever made them. */
  readonly scans: ReadonlyMap<string, DoorScan>;
}

/** All that a phone at a door knows; it can be stored as it is. */
export interface DoorBook {
  readonly doors: readonly Door[];
  readonly performances: readonly BookPerformance[];
}

/** A line of the phone's own log. */
export interface LoggedScan extends DoorScan {
  readonly performanceId: number;
  readonly localAt: number;
}

/** With what a server told. Told twice, it is the same. */
export function applyBundle(book: DoorBook | undefined, bundle: DoorBundle): DoorBook {
  return {
    doors: bundle.doors,
    performances: bundle.performances.map((told) => {
      const former = bundle.is_whole ? undefined : book?.performances.find(({ id }) => id === told.id);
      const tickets = told.tickets.map(([number, sector, row, seat, isRevoked]): [string, BookTicket] => {
        const { key = '', name = '' } = told.sectors[sector] ?? {};
        return [number, { sector: key, sectorName: name, row, seat, isRevoked }];
      });
      return {
        id: told.id,
        title: told.title,
        hall: told.hall,
        startedAt: told.started_at,
        status: told.status,
        reEntry: told.re_entry,
        tickets: new Map([...(former?.tickets ?? []), ...tickets]),
        scans: new Map([...(former?.scans ?? []), ...told.scans.map(readScan)]),
      };
    }),
  };
}

type ScanRow = DoorBundle['performances'][number]['scans'][number];

const actions: Partial<Record<ScanVerdict, DoorScan['action']>> = { left: 'exit', undone: 'undo' };

function readScan([id, number, verdict, at, doorId, undoes, isOverride]: ScanRow): [string, DoorScan] {
  const action = actions[verdict] ?? 'entry';
  return [id, { id, action, verdict, number: number || null, doorId, at, undoes, isOverride }];
}

/** What tickets are held against: what the server told, and what this phone has scanned since. */
export const listPerformances = (
  { performances }: DoorBook,
  log: Iterable<LoggedScan>,
): DoorPerformance<BookTicket>[] => {
  const own = [...log];
  return performances.map(({ id, startedAt, status, reEntry, tickets, scans }) => ({
    id,
    startsAt: new Date(startedAt),
    status,
    reEntry,
    tickets,
    findScans: (number) => {
      const all = new Map(scans);
      for (const scan of own) if (scan.performanceId === id) all.set(scan.id, scan);
      return [...all.values()].filter((scan) => scan.number === number);
    },
  }));
};

export interface Entered {
  /** Tickets that somebody came in with. */
  readonly entered: number;
  /** Tickets that are good. */
  readonly issued: number;
}

/** What a phone can say of all its performances, from what it was told and what it has scanned since. */
export function countEntered(book: DoorBook | undefined, log: Iterable<LoggedScan>): Entered {
  const own = [...log];
  let [entered, issued] = [0, 0];
  for (const { id, tickets, scans } of book?.performances ?? []) {
    const all = new Map(scans);
    for (const scan of own) if (scan.performanceId === id) all.set(scan.id, scan);
    const came = countedScans([...all.values()]).filter(({ verdict }) => verdict === 'admitted');
    entered += new Set(came.map(({ number }) => number)).size;
    for (const { isRevoked } of tickets.values()) issued += Number(!isRevoked);
  }
  return { entered, issued };
}

interface LoggedMoment {
  readonly id: string;
  readonly presented: Presented;
  readonly situation: Situation<BookTicket>;
  readonly localAt: number;
}

/** The line that is written before anything is shown. What belongs to no performance is kept with the first. */
export function logScan(
  { verdict, found }: Decision<BookTicket>,
  { id, presented, situation, localAt }: LoggedMoment,
): LoggedScan {
  const { action, door, at, performances } = situation;
  const named = 'number' in presented ? presented.number : null;
  return {
    id,
    action,
    verdict,
    number: found?.number ?? named,
    doorId: door.id,
    at: at.getTime(),
    undoes: null,
    isOverride: false,
    performanceId: found?.performance.id ?? performances[0]?.id ?? 0,
    localAt,
  };
}

/** The line that takes another back. */
export const logUndo = (
  scan: LoggedScan,
  { id, at, localAt }: { readonly id: string; readonly at: number; readonly localAt: number },
): LoggedScan => ({ ...scan, id, action: 'undo', verdict: 'undone', at, localAt, undoes: scan.id });
