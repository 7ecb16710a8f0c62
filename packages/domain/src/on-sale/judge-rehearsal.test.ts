import { expect, it } from 'vitest';
import {
  gatherMs,
  judgeRehearsal,
  type MeasuredRehearsal,
  type RehearsalFault,
  rehearsalMinutes,
} from './judge-rehearsal.ts';

const well: MeasuredRehearsal = {
  hasRoom: true,
  visitors: 2000,
  ticketsEach: 2,
  free: 500,
  sold: 500,
  soldTwice: 0,
  unanswered: 0,
  ordersSentAway: 0,
  leftWaiting: 0,
  holdP95Ms: 120,
  findings: 0,
};
const one = (code: RehearsalFault['code'], count: number) => [{ code, count }];

it.each<
  [what: string, measured: Partial<MeasuredRehearsal>, outcome: string, faults: readonly RehearsalFault[]]
>([
  ['everything went well', {}, 'ready', []],
  ['holds took as long as they may', { holdP95Ms: 400 }, 'ready', []],
  ['a small crowd bought what it wanted', { visitors: 60, sold: 120 }, 'ready', []],
  ['each may have one ticket, and has it', { visitors: 60, ticketsEach: 1, sold: 60 }, 'ready', []],
  ['holds were slow', { holdP95Ms: 900.4 }, 'slow', one('slow_holds', 900)],
  ['seats were left over', { sold: 497 }, 'broken', one('unsold', 3)],
  ['more was sold than there was', { sold: 502 }, 'broken', one('oversold', 2)],
  ['a seat was sold twice', { soldTwice: 1 }, 'broken', one('sold_twice', 1)],
  ['somebody had no answer', { unanswered: 4 }, 'broken', one('unanswered', 4)],
  ['an order was sent away', { ordersSentAway: 1 }, 'broken', one('orders_sent_away', 1)],
  ['somebody waited for ever', { leftWaiting: 9 }, 'broken', one('left_waiting', 9)],
  ['the doctor found something', { findings: 1 }, 'broken', one('doctor', 1)],
  [
    'several things were wrong, and the worst is named first',
    { holdP95Ms: 800, unanswered: 2 },
    'broken',
    [...one('unanswered', 2), ...one('slow_holds', 800)],
  ],
  [
    'a crowd at the door was sent away, and some gave up',
    { hasRoom: false, leftWaiting: 30, ordersSentAway: 3, sold: 480 },
    'slow',
    [...one('orders_sent_away', 3), ...one('left_waiting', 30), ...one('unsold', 20)],
  ],
  ['nobody answered a crowd at the door', { hasRoom: false, unanswered: 1 }, 'broken', one('unanswered', 1)],
])('the verdict when %s', (_what, measured, outcome, faults) => {
  expect(judgeRehearsal({ ...well, ...measured })).toEqual({ outcome, faults });
});

it.each([
  ['few come within seconds', 60, 10_000],
  ['many take longer to come', 20_000, 80_000],
])('%s', (_what, visitors, ms) => {
  expect(gatherMs(visitors)).toBe(ms);
});

it.each([
  ['a handful', 60, 500, 4],
  ['as many as a hall has seats', 5000, 500, 5],
  ['the most there may be', 20_000, 2000, 8],
])('about how long %s takes is known before', (_what, visitors, seats, minutes) => {
  expect(rehearsalMinutes(visitors, seats)).toBe(minutes);
});
