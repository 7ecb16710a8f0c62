/**
 * `running`: kept for whoever was mailed the link · `taken`: in their basket or order · the others are how it ended. `lost` is one whose stock
 * went another way, which the house sees to.
 */
export const allotmentStates = [
  'running',
  'taken',
  'bought',
  'declined',
  'late',
  'over',
  'stopped',
  'lost',
] as const;
export type AllotmentState = (typeof allotmentStates)[number];

/** Who has a unit of an allotment: it, the list that passes stock on, whoever took it, somebody who bought it, or anybody else. */
export type UnitHolder = 'allotment' | 'list' | 'taker' | 'sold' | 'other';

export interface AllotmentView {
  readonly state: 'running' | 'taken';
  readonly untilMs: number;
  /** Whether the wish is still there, and the performance still sold. */
  readonly isWanted: boolean;
  readonly holders: readonly UnitHolder[];
}

export type AllotmentFate =
  | 'stays'
  /** What was taken was given up before the time was over: it is kept for them again. */
  | 'returns'
  /** What it has is passed on. */
  | 'bought'
  | 'declined'
  | 'late'
  | 'over'
  | 'lost';

/** What becomes of an allotment, seen at a moment. What it still has when it ends goes to the next in line. */
export function allotmentFate(
  { state, untilMs, isWanted, holders }: AllotmentView,
  nowMs: number,
): AllotmentFate {
  const are = (holder: UnitHolder) => holders.every((each) => each === holder);
  const isLate = nowMs >= untilMs;
  if (state === 'running') {
    if (!are('allotment')) return 'lost';
    if (!isWanted) return 'over';
    return isLate ? 'late' : 'stays';
  }
  if (holders.includes('taker')) return 'stays';
  if (holders.includes('sold')) return 'bought';
  if (!isWanted) return 'over';
  if (isLate) return 'late';
  // Whoever puts back one of two did not want both.
  return are('list') ? 'returns' : 'declined';
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long somebody has to take what is kept for them, by the time that is left until the sale ends; the first that fits. */
const deadlines: readonly { readonly leftMs: number; readonly keptMs: number }[] = [
  { leftMs: 7 * 24 * hourMs, keptMs: 24 * hourMs },
  { leftMs: 3 * 24 * hourMs, keptMs: 12 * hourMs },
  { leftMs: 24 * hourMs, keptMs: 4 * hourMs },
  { leftMs: 6 * hourMs, keptMs: hourMs },
  { leftMs: hourMs, keptMs: 30 * minuteMs },
];

/** Until when something is kept; undefined when too little time is left: then it goes to whoever comes first. */
export function keptUntilMs(nowMs: number, saleEndsAtMs: number): number | undefined {
  const found = deadlines.find(({ leftMs }) => saleEndsAtMs - nowMs >= leftMs);
  return found && nowMs + found.keptMs;
}
