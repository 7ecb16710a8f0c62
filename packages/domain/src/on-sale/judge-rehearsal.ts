/** `stopped`: it did not come to its end, and says nothing of the house. */
export const rehearsalOutcomes = ['ready', 'slow', 'broken', 'stopped'] as const;
export type RehearsalOutcome = (typeof rehearsalOutcomes)[number];

/** Why one ended before its end. */
export const rehearsalStops = [
  'stopped_by_operator',
  'stopped_for_buyers',
  'house_failed',
  'runner_gone',
  'nobody_ran',
] as const;
export type RehearsalStop = (typeof rehearsalStops)[number];

/** What may be wrong, the worst first. */
const measuredFaults = [
  'doctor',
  'sold_twice',
  'oversold',
  'unanswered',
  'orders_sent_away',
  'left_waiting',
  'unsold',
  'slow_holds',
] as const;
type MeasuredFault = (typeof measuredFaults)[number];

export const rehearsalFaults = [...rehearsalStops, ...measuredFaults] as const;

export interface RehearsalFault {
  readonly code: (typeof rehearsalFaults)[number];
  /** How often; of what is slow, the milliseconds. */
  readonly count: number;
}

export interface MeasuredRehearsal {
  readonly hasRoom: boolean;
  readonly visitors: number;
  /** How many each of them wanted. */
  readonly ticketsEach: number;
  /** What could be had before, and was sold after. */
  readonly free: number;
  readonly sold: number;
  /** Seats that two have tickets for. */
  readonly soldTwice: number;
  readonly unanswered: number;
  /** Requests to order or to pay that were sent away. */
  readonly ordersSentAway: number;
  /** Visitors who were neither let in nor told that it is sold out. */
  readonly leftWaiting: number;
  /** Of holds, those of people who were let in where there is a waiting room. */
  readonly holdP95Ms: number;
  /** What the doctor found in the copy afterwards. */
  readonly findings: number;
}

/** Beyond it a waiting room lets in half as many (`waiting-room/admission-rate.ts`). */
const maxHoldMs = 400;

/** Whether the house may open to so many. All that was wrong is named, the worst first. */
export function judgeRehearsal(measured: MeasuredRehearsal): {
  readonly outcome: Exclude<RehearsalOutcome, 'stopped'>;
  readonly faults: readonly RehearsalFault[];
} {
  const counts = countFaults(measured);
  const faults = measuredFaults
    .map((code) => ({ code, count: counts[code] }))
    .filter(({ count }) => count > 0);
  if (faults.length === 0) return { outcome: 'ready', faults };
  const bearable = measured.hasRoom ? slowWithRoom : slowWithoutRoom;
  return { outcome: faults.every(({ code }) => bearable.includes(code)) ? 'slow' : 'broken', faults };
}

/** Who was let in by a waiting room is promised more than who pushed at the door. */
const slowWithRoom: readonly MeasuredFault[] = ['slow_holds'];
const slowWithoutRoom: readonly MeasuredFault[] = [
  'slow_holds',
  'left_waiting',
  'orders_sent_away',
  'unsold',
];

function countFaults(measured: MeasuredRehearsal): Readonly<Record<MeasuredFault, number>> {
  const { free, sold, visitors, ticketsEach, holdP95Ms } = measured;
  return {
    doctor: measured.findings,
    sold_twice: measured.soldTwice,
    oversold: Math.max(0, sold - free),
    unanswered: measured.unanswered,
    orders_sent_away: measured.ordersSentAway,
    left_waiting: measured.leftWaiting,
    unsold: Math.max(0, Math.min(free, visitors * ticketsEach) - sold),
    slow_holds: holdP95Ms > maxHoldMs ? Math.round(holdP95Ms) : 0,
  };
}

/** A house is set up, and what happened in it is looked at. */
const aroundMinutes = 3;
/** As a waiting room lets people in that a small machine keeps up with. */
const buyersPerMinute = 600;

/** In which a crowd comes together before the sale opens. */
export const gatherMs = (visitors: number): number => Math.max(10_000, visitors * 4);

/** About how long it takes. */
export const rehearsalMinutes = (visitors: number, seats: number): number =>
  Math.ceil(aroundMinutes + gatherMs(visitors) / 60_000 + Math.min(visitors, seats) / buyersPerMinute);
