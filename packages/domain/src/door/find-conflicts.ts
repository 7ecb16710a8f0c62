import type { DoorScan, ReEntry } from './door-scan.ts';
import { addScan, blockingEntry, countedScans, noPresence } from './presence.ts';

/** Somebody who was let in though, by all that is known now, the ticket should not have let them in. */
export interface DoorConflict {
  readonly kind: 'already-in' | 'revoked';
  readonly scan: DoorScan;
  /** The entry that stands: the earliest. */
  readonly entry: DoorScan | undefined;
}

/** A scan, and when the house heard of it. */
export interface HeardScan extends DoorScan {
  readonly heardAt: number;
}

interface ScannedTicket {
  readonly scans: readonly HeardScan[];
  readonly reEntry: ReEntry;
  readonly revokedAt: Date | null;
}

/** What a call that hears of a scan and one that revokes its ticket do not see of each other. */
const sameMomentMs = 20_000;

/**
 * Whoever gives a ticket back, or hands it on, is refused once somebody was let in with it. Where the house heard of that too late, there may be two
 * for one seat, though the ticket was good when it was scanned.
 */
const wasRevoked = ({ at, heardAt }: HeardScan, revokedAt: Date | null): boolean =>
  revokedAt !== null && revokedAt.getTime() <= Math.max(at, heardAt + sameMomentMs);

/**
 * Two phones without a network cannot know of each other. Who was let in was let in: every scan counts, and what does not fit is named.
 * It depends on which scans there are, not on when each was heard of.
 */
export function findConflicts({ scans, reEntry, revokedAt }: ScannedTicket): DoorConflict[] {
  const conflicts: DoorConflict[] = [];
  let presence = noPresence;
  for (const scan of countedScans(scans)) {
    const entry = blockingEntry(presence, reEntry);
    if (scan.verdict === 'admitted' && !scan.isOverride && (entry || wasRevoked(scan, revokedAt)))
      conflicts.push({ kind: entry ? 'already-in' : 'revoked', scan, entry });
    // The earliest entry is the one that later ones are held against.
    if (!entry || scan.verdict === 'left') presence = addScan(presence, scan);
  }
  return conflicts;
}
