/** From when on before a sale opens a place can be taken. */
export const joiningMs = 30 * 60_000;

export const roomPhases = ['ahead', 'gathering', 'admitting', 'paused', 'sold_out', 'off'] as const;
/** `ahead`: places cannot be taken yet · `gathering`: they can, and the draw is to come · `off`: whoever wants may buy. */
export type RoomPhase = (typeof roomPhases)[number];

export interface RoomData {
  /** When the sale opens; in the past where it has. */
  readonly opensAtMs: number;
  readonly isDrawn: boolean;
  readonly isPaused: boolean;
  readonly ended: 'sold_out' | 'off' | null;
}

export function roomPhase({ opensAtMs, isDrawn, isPaused, ended }: RoomData, nowMs: number): RoomPhase {
  if (ended) return ended;
  if (isDrawn) return isPaused ? 'paused' : 'admitting';
  return nowMs < opensAtMs - joiningMs ? 'ahead' : 'gathering';
}

export const canJoin = (phase: RoomPhase): boolean =>
  phase === 'gathering' || phase === 'admitting' || phase === 'paused';

export const chances = ['likely', 'uncertain', 'unlikely'] as const;
export type Chance = (typeof chances)[number];

const seatsPerBuyer = 2;
/** Of what is in baskets, so much comes back. */
const lapseShare = 0.25;

export interface Stock {
  readonly seatsFree: number;
  readonly seatsHeld: number;
}

/** How many may be before somebody whose chance is good, and how many before somebody who has one at all. */
export function chanceLimits({ seatsFree, seatsHeld }: Stock): {
  readonly likely: number;
  readonly uncertain: number;
} {
  const buyers = (seatsFree + seatsHeld * lapseShare) / seatsPerBuyer;
  return { likely: Math.floor(buyers * 0.6), uncertain: Math.floor(buyers * 1.6) };
}

/** In words: nobody knows what those before one will do, and a figure would pretend to. */
export function judgeChance(before: number, stock: Stock): Chance {
  const { likely, uncertain } = chanceLimits(stock);
  if (before < likely) return 'likely';
  return before < uncertain ? 'uncertain' : 'unlikely';
}

/** A number of people as one says it: two figures, and whole tens. Small ones stand as they are. */
export function roundPeople(count: number): number {
  if (count <= 20) return count;
  const unit = Math.max(10, 10 ** (Math.floor(Math.log10(count)) - 1));
  return Math.round(count / unit) * unit;
}

export interface WaitStatus extends Stock {
  readonly phase: RoomPhase;
  readonly serving: number;
  /** When this was found out. */
  readonly writtenAtMs: number;
}

export type Wait =
  | { readonly kind: 'ahead' | 'gathering' | 'your-turn' | 'sold-out' | 'off' }
  /** Nobody is let in for now, by the house or because nothing is heard of it: places are kept. */
  | { readonly kind: 'paused' }
  /** Everything is in somebody's basket; some of it comes back. */
  | { readonly kind: 'all-held'; readonly before: number }
  | { readonly kind: 'waiting'; readonly before: number; readonly chance: Chance };

/** What is older says nothing any more. */
export const staleMs = 30_000;

/** What somebody who waits is told; `number` is undefined before the draw and of whoever has no place. */
export function describeWait(status: WaitStatus, number: number | undefined, nowMs: number): Wait {
  const { phase, serving } = status;
  if (phase === 'sold_out') return { kind: 'sold-out' };
  if (phase === 'off') return { kind: 'off' };
  if (nowMs - status.writtenAtMs > staleMs) return { kind: 'paused' };
  if (phase === 'ahead' || phase === 'gathering') return { kind: phase };
  // Passed is passed: a pause keeps nobody out whose turn has come.
  if (number !== undefined && number < serving) return { kind: 'your-turn' };
  if (phase === 'paused') return { kind: 'paused' };
  const before = Math.max(0, (number ?? serving) - serving);
  if (status.seatsFree === 0) return { kind: 'all-held', before };
  return { kind: 'waiting', before, chance: judgeChance(before, status) };
}
