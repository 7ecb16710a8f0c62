import type { Admission } from '../tickets/admission.ts';

/** What a steward does with a ticket. `undo` takes back another scan: nothing is ever deleted. */
export const doorActions = ['entry', 'exit', 'undo'] as const;
export type DoorAction = (typeof doorActions)[number];

/** What is said to whoever stands at the door. */
export const scanVerdicts = [
  'admitted',
  'left',
  'undone',
  'already-in',
  'not-in',
  'wrong-door',
  'wrong-performance',
  'not-issued',
  'revoked',
  'cancelled',
  'postponed',
  'too-early',
  'too-late',
  'forged',
  'unreadable',
] as const satisfies readonly (
  | Exclude<Admission, 'valid'>
  | 'admitted'
  | 'left'
  | 'undone'
  | 'already-in'
  | 'not-in'
  | 'wrong-door'
  | 'forged'
  | 'unreadable'
)[];
export type ScanVerdict = (typeof scanVerdicts)[number];

/** Whether people may come in twice: never, after their ticket was scanned on the way out, or as often as they like. */
export const reEntryRules = ['none', 'after-exit', 'free'] as const;
export type ReEntry = (typeof reEntryRules)[number];

/** One line of a door's log. Lines are only ever added, and have an id from the device that wrote them. */
export interface DoorScan {
  readonly id: string;
  readonly action: DoorAction;
  readonly verdict: ScanVerdict;
  /** Of the ticket; null where none was read. */
  readonly number: string | null;
  readonly doorId: string;
  /** Milliseconds on the server's clock, as far as the device knew it. */
  readonly at: number;
  /** The scan that an `undo` takes back. */
  readonly undoes: string | null;
  /** Whether a door lead let somebody in, whatever the ticket says. */
  readonly isOverride: boolean;
}

const undoWithinMs = 30_000;

/** On the phone itself; later a door lead can. */
export const canUndo = (scan: Pick<DoorScan, 'verdict' | 'at'>, at: number): boolean =>
  (scan.verdict === 'admitted' || scan.verdict === 'left') && at - scan.at <= undoWithinMs;
