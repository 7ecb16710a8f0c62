import { expect, it } from 'vitest';
import { type AllotmentFate, type AllotmentView, allotmentFate, keptUntilMs } from './allotment.ts';

const now = Date.parse('2026-12-01T10:00:00Z');
const hour = 3_600_000;

const view = (more: Partial<AllotmentView>): AllotmentView => ({
  state: 'running',
  untilMs: now + hour,
  isWanted: true,
  holders: ['allotment', 'allotment'],
  ...more,
});
const taken = (...holders: AllotmentView['holders']): Partial<AllotmentView> => ({ state: 'taken', holders });

it.each<[what: string, more: Partial<AllotmentView>, fate: AllotmentFate]>([
  ['is kept until its time', {}, 'stays'],
  ['is late when its time is over', { untilMs: now }, 'late'],
  ['goes when nobody wants it any more', { isWanted: false }, 'over'],
  ['is lost when somebody else has some of it', { holders: ['allotment', 'other'] }, 'lost'],
  ['waits while it is in a basket or an order', taken('taker', 'taker'), 'stays'],
  ['waits for a payment after its time', { ...taken('taker', 'taker'), untilMs: now }, 'stays'],
  ['waits while some of it is in a basket', taken('taker', 'list'), 'stays'],
  ['waits for a payment though the sale is over', { ...taken('taker'), isWanted: false }, 'stays'],
  ['is bought once it is sold', taken('sold', 'sold'), 'bought'],
  ['is bought when some of it was', taken('sold', 'list'), 'bought'],
  ['is bought though the sale is over', { ...taken('sold'), isWanted: false }, 'bought'],
  ['returns when all of it was given up in time', taken('list', 'list'), 'returns'],
  ['is late when it was given up too late', { ...taken('list', 'list'), untilMs: now }, 'late'],
  ['was declined when others have some of what was given up', taken('list', 'other'), 'declined'],
  ['goes when it was given up and nobody waits', { ...taken('list'), isWanted: false }, 'over'],
])('an allotment %s', (_what, more, fate) => {
  expect(allotmentFate(view(more), now)).toBe(fate);
});

it.each<[leftHours: number, keptHours: number | undefined]>([
  [30 * 24, 24],
  [7 * 24, 24],
  [7 * 24 - 1, 12],
  [3 * 24, 12],
  [24, 4],
  [23, 1],
  [6, 1],
  [5, 0.5],
  [1, 0.5],
  [0.9, undefined],
  [0, undefined],
  [-1, undefined],
])('%d hours before a sale ends, what came back is kept for %s hours', (leftHours, keptHours) => {
  const until = keptUntilMs(now, now + leftHours * hour);
  expect(until && (until - now) / hour).toBe(keptHours);
});
