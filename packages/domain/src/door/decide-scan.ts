import type { DateStatus } from '../price/sale-state.ts';
import { decideAdmission } from '../tickets/admission.ts';
import type { DoorAction, DoorScan, ReEntry, ScanVerdict } from './door-scan.ts';
import { blockingEntry, findPresence } from './presence.ts';

/** A ticket as a door knows it: nothing of its buyer. */
export interface DoorTicket {
  /** The part of the hall that it is for, by the name that doors are given parts by. */
  readonly sector: string;
  readonly isRevoked: boolean;
}

export interface Door {
  readonly id: string;
  readonly name: string;
  /** Whom it lets in; everybody where none is named. */
  readonly sectors: readonly string[];
}

/** What is known of one performance. */
export interface DoorPerformance<Ticket extends DoorTicket = DoorTicket> {
  readonly id: number;
  readonly startsAt: Date;
  readonly status: DateStatus;
  readonly reEntry: ReEntry;
  /** All that were ever issued, by their numbers. */
  readonly tickets: Pick<ReadonlyMap<string, Ticket>, 'get'>;
  /** Every scan of a ticket that is known of, in any order. */
  readonly findScans: (number: string) => readonly DoorScan[];
}

/** What was held before the camera, or typed. */
export type Presented =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'forged' }
  /** Signed by us. */
  | {
      readonly kind: 'code';
      readonly performanceId: number;
      readonly number: string;
      readonly announcedStart: Date;
    }
  | { readonly kind: 'number'; readonly number: string };

export interface Situation<Ticket extends DoorTicket = DoorTicket> {
  readonly action: Exclude<DoorAction, 'undo'>;
  readonly performances: readonly DoorPerformance<Ticket>[];
  readonly door: Door;
  readonly at: Date;
}

export interface Decision<Ticket extends DoorTicket = DoorTicket> {
  readonly verdict: ScanVerdict;
  /** Where the ticket is one of ours, for one of these performances. */
  readonly found?: {
    readonly performance: DoorPerformance<Ticket>;
    readonly number: string;
    readonly ticket: Ticket;
  };
  /** When and where somebody came in with it. */
  readonly entry?: DoorScan;
  /** What a ticket for another performance says of its own. */
  readonly announcedStart?: Date;
}

/** The one decision at a door. Over what phones have told the server finds conflicts by the same rules of presence. */
export function decideScan<Ticket extends DoorTicket>(
  presented: Presented,
  situation: Situation<Ticket>,
): Decision<Ticket> {
  if (presented.kind === 'unreadable' || presented.kind === 'forged') return { verdict: presented.kind };
  const { performances } = situation;
  const performance =
    presented.kind === 'code'
      ? performances.find(({ id }) => id === presented.performanceId)
      : performances.find(({ tickets }) => tickets.get(presented.number));
  if (!performance)
    return presented.kind === 'code'
      ? { verdict: 'wrong-performance', announcedStart: presented.announcedStart }
      : { verdict: 'not-issued' };
  return decideFor(performance, presented.number, situation);
}

function decideFor<Ticket extends DoorTicket>(
  performance: DoorPerformance<Ticket>,
  number: string,
  { action, door, at }: Situation<Ticket>,
): Decision<Ticket> {
  const { tickets, reEntry } = performance;
  const ticket = tickets.get(number);
  if (!ticket) return { verdict: 'not-issued' };
  const found = { performance, number, ticket };
  const presence = findPresence(performance.findScans(number));
  // Whoever wants to leave may, whatever has become of the ticket.
  if (action === 'exit') return { verdict: presence.isInside ? 'left' : 'not-in', found };
  const admission = decideAdmission(
    { performanceId: performance.id, number },
    {
      performanceId: performance.id,
      startsAt: performance.startsAt,
      status: performance.status,
      issued: { has: () => true },
      revoked: { has: () => ticket.isRevoked },
    },
    at,
  );
  if (admission !== 'valid') return { verdict: admission, found };
  const entry = blockingEntry(presence, reEntry);
  if (entry) return { verdict: 'already-in', found, entry };
  return { verdict: takesSector(door, ticket.sector) ? 'admitted' : 'wrong-door', found };
}

/** Whether a door lets in who has a ticket for this part of the hall. */
export const takesSector = ({ sectors }: Pick<Door, 'sectors'>, sector: string): boolean =>
  sectors.length === 0 || sectors.includes(sector);
