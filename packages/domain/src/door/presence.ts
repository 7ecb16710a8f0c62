import type { DoorScan, ReEntry } from './door-scan.ts';

/** What the scans of one ticket come to. */
export interface Presence {
  readonly isInside: boolean;
  /** The last time that it let somebody in. */
  readonly entry: DoorScan | undefined;
}

export const noPresence: Presence = { isInside: false, entry: undefined };

/** By time; of two at the same millisecond the smaller id is the earlier, for everybody alike. */
const compareScans = (one: DoorScan, other: DoorScan): number =>
  one.at - other.at || (one.id < other.id ? -1 : Number(one.id > other.id));

/** Those that brought somebody in or out and were not taken back, in their order, whatever the order in which they were heard of. */
export function countedScans<Scan extends DoorScan>(scans: readonly Scan[]): Scan[] {
  const undone = new Set(
    scans.flatMap(({ action, undoes }) => (action === 'undo' && undoes ? [undoes] : [])),
  );
  return scans
    .filter(({ id, verdict }) => (verdict === 'admitted' || verdict === 'left') && !undone.has(id))
    .sort(compareScans);
}

/** After one more scan that counts. */
export const addScan = (presence: Presence, scan: DoorScan): Presence =>
  scan.verdict === 'left' ? { ...presence, isInside: false } : { isInside: true, entry: scan };

export const findPresence = (scans: readonly DoorScan[]): Presence =>
  countedScans(scans).reduce(addScan, noPresence);

/** The entry that keeps the ticket from letting anybody in now. */
export function blockingEntry({ isInside, entry }: Presence, reEntry: ReEntry): DoorScan | undefined {
  if (reEntry === 'free' || (reEntry === 'after-exit' && !isInside)) return undefined;
  return entry;
}
