import type { CommandInput } from '@parterre/contracts/console/commands';
import { listSeats } from '@parterre/domain/seats/plan/list-seats';
import { at as columnAt, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import { planRelease, planWithholding, type SeatToWithhold } from '@parterre/domain/seats/withholding';
import { type Command, type Refused, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { Contended } from '../../../database/contention.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { PlanLibrary } from '../plan-cache.service.ts';
import { announceSeats } from './announce-seats.service.ts';
import {
  freeWithheldSeats,
  lockSeats,
  type PerformanceKey,
  selectStaffPerformance,
  selectWithheldSeats,
  storeWithheldSeats,
} from './withholding.queries.ts';

interface SeatsChange {
  readonly performance: PerformanceKey;
  readonly seats: readonly number[];
}

interface Withholding extends SeatsChange {
  readonly zones: readonly string[];
  readonly left: number;
  readonly releaseAt: Date | null;
}

const noPerformance = makeProblem('not_found', 'There is no such performance, or it has no seats.');
const noSuchSeats = makeProblem('invalid_request', 'The hall has no such seat.', {
  details: [{ field: 'input.seats', reason: 'unknown_value', message: 'must be seats of the hall' }],
});
const alreadyPast = makeProblem('invalid_request', 'The time of release is over.', {
  details: [{ field: 'input.release_at', reason: 'too_small', message: 'must be in the future' }],
});
const nothingFree = makeProblem('seats_taken', 'All of these seats are sold, or in baskets.');
const nothingWithheld = makeProblem('seats_not_withheld', 'None of these seats is withheld.');

/** Keeps seats from the sale, for a reason and perhaps until a time. What buyers have or hold stays theirs, and is named. */
export const withholdSeats = (
  plans: PlanLibrary,
): Command<'seats.withhold', Withholding, { withheld: number; left: number }> => ({
  name: 'seats.withhold',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, input, { at }) => {
    const { release_at: releaseText = null } = input;
    const releaseAt = releaseText === null ? null : new Date(releaseText);
    if (releaseAt && releaseAt <= at) return refuse(alreadyPast);
    const found = await findSeats(tx, plans, input);
    if (found.kind === 'refused') return found;
    const { performance, plan, seats, area } = found;
    const { withheld, left } = planWithholding(await lockOwnership(tx, performance, seats, at));
    if (withheld.length === 0) return refuse(nothingFree);
    return {
      kind: 'previewed',
      subject: performanceSubject(performance),
      area,
      before: null,
      after: {
        withheld: listSeats(plan, withheld),
        ...(left.length > 0 && { left: listSeats(plan, left) }),
        release_at: releaseAt?.toISOString() ?? null,
      },
      change: {
        performance,
        seats: withheld,
        zones: withheld.map((seat) => plan.zones[columnAt(plan.zone, seat)]?.id ?? ''),
        left: left.length,
        releaseAt,
      },
    };
  },
  run: async (tx, { performance, seats, zones, left, releaseAt }, { actor, at, reason }) => {
    const stored = await storeWithheldSeats(tx, performance, {
      seats,
      zones,
      reason,
      by: actor.name,
      at,
      releaseAt,
    });
    // A seat that nobody had asked for before cannot be locked: somebody was quicker.
    if (stored < seats.length) throw new Contended('seats were taken meanwhile');
    await announceSeats(tx, [performance]);
    return { withheld: stored, left };
  },
  answer: (stored) => stored,
});

/** Puts seats on sale again that were kept from it, by whomever. */
export const releaseSeats = (
  plans: PlanLibrary,
): Command<'seats.release', SeatsChange, { released: number }> => ({
  name: 'seats.release',
  permission: 'performances.change',
  needsStepUp: false,
  preview: async (tx, input, { at }) => {
    const found = await findSeats(tx, plans, input);
    if (found.kind === 'refused') return found;
    const { performance, plan, area } = found;
    const seats = planRelease(await lockOwnership(tx, performance, found.seats, at));
    if (seats.length === 0) return refuse(nothingWithheld);
    return {
      kind: 'previewed',
      subject: performanceSubject(performance),
      area,
      before: { withheld: listSeats(plan, seats) },
      after: { on_sale: listSeats(plan, seats) },
      change: { performance, seats },
    };
  },
  run: async (tx, { performance, seats }, { at }) => {
    await freeWithheldSeats(tx, performance, seats, at);
    await announceSeats(tx, [performance]);
    return { released: seats.length };
  },
  answer: (stored) => stored,
});

const performanceSubject = ({ performanceId }: PerformanceKey) => `performance:${performanceId}`;

/** Whose these seats are until the transaction ends; those of the stock first, then what operators noted of them. */
async function lockOwnership(
  tx: Tx,
  performance: PerformanceKey,
  seats: readonly number[],
  at: Date,
): Promise<SeatToWithhold[]> {
  const rows = await lockSeats(tx, performance, seats, at);
  const locked = new Map(rows.map(({ seat, ownership }) => [seat, ownership]));
  const noted = new Set((await selectWithheldSeats(tx, performance)).map(({ seat }) => seat));
  return seats.map((seat) => ({
    seat,
    ownership: locked.get(seat) ?? 'free',
    isByOperator: noted.has(seat),
  }));
}

interface FoundSeats extends SeatsChange {
  readonly kind: 'found';
  readonly plan: SeatPlan;
  readonly area: { readonly kind: 'events'; readonly events: { eventId: number; placeIds: number[] }[] };
}

async function findSeats(
  tx: Tx,
  plans: PlanLibrary,
  { performance_id: performanceId, seats: named }: CommandInput<'seats.release'>,
): Promise<FoundSeats | Refused> {
  const row = await selectStaffPerformance(tx, performanceId);
  const plan = row?.plan_hash ? await plans.read(row.plan_hash) : undefined;
  if (!row || !plan) return refuse(noPerformance);
  const seats = [...new Set(named)].sort((one, other) => one - other);
  if (seats.some((seat) => seat >= plan.seatCount)) return refuse(noSuchSeats);
  return {
    kind: 'found',
    performance: { eventId: row.event_id, performanceId },
    plan,
    seats,
    area: { kind: 'events', events: [{ eventId: row.event_id, placeIds: [row.place_id] }] },
  };
}
