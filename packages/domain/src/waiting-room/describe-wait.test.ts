import { describe, expect, it } from 'vitest';
import {
  canJoin,
  describeWait,
  joiningMs,
  judgeChance,
  type RoomData,
  type RoomPhase,
  roomPhase,
  roomPhases,
  roundPeople,
  staleMs,
  type Wait,
  type WaitStatus,
} from './describe-wait.ts';

const opensAtMs = 10 * joiningMs;
const ahead: RoomData = { opensAtMs, isDrawn: false, isPaused: false, ended: null };

it.each<[what: string, room: Partial<RoomData>, nowMs: number, phase: RoomPhase]>([
  ['long before', {}, opensAtMs - joiningMs - 1, 'ahead'],
  ['half an hour before', {}, opensAtMs - joiningMs, 'gathering'],
  ['open, and not drawn yet', {}, opensAtMs + 500, 'gathering'],
  ['drawn', { isDrawn: true }, opensAtMs + 1000, 'admitting'],
  ['drawn and paused', { isDrawn: true, isPaused: true }, opensAtMs + 1000, 'paused'],
  ['paused before the draw', { isPaused: true }, opensAtMs - 1, 'gathering'],
  ['sold out', { isDrawn: true, ended: 'sold_out' }, opensAtMs + 1000, 'sold_out'],
  ['turned off', { ended: 'off' }, 0, 'off'],
])('a room is in a phase: %s', (_what, room, nowMs, phase) => {
  expect(roomPhase({ ...ahead, ...room }, nowMs)).toBe(phase);
});

it('places are taken from half an hour before until the end', () => {
  expect(roomPhases.filter(canJoin)).toEqual(['gathering', 'admitting', 'paused']);
});

it.each([
  ['the first of all', 0, 500, 0, 'likely'],
  ['with room to spare', 100, 500, 0, 'likely'],
  ['near the end', 200, 500, 0, 'uncertain'],
  ['just behind it', 399, 500, 0, 'uncertain'],
  ['far behind', 900, 340, 0, 'unlikely'],
  ['when all is held', 10, 0, 100, 'uncertain'],
  ['when next to nothing is there', 10, 0, 4, 'unlikely'],
])('chances are told in words: %s', (_what, before, seatsFree, seatsHeld, chance) => {
  expect(judgeChance(before, { seatsFree, seatsHeld })).toBe(chance);
});

it.each([
  [0, 0],
  [20, 20],
  [21, 20],
  [97, 100],
  [143, 140],
  [1449, 1400],
  [19_871, 20_000],
])('%d people are about %d', (count, about) => {
  expect(roundPeople(count)).toBe(about);
});

const status: WaitStatus = {
  phase: 'admitting',
  serving: 100,
  seatsFree: 400,
  seatsHeld: 100,
  writtenAtMs: 1000,
};

describe('whoever waits is told', () => {
  it.each<[what: string, status: Partial<WaitStatus>, number: number | undefined, wait: Wait]>([
    ['that places cannot be taken yet', { phase: 'ahead' }, undefined, { kind: 'ahead' }],
    ['that the draw is to come', { phase: 'gathering' }, undefined, { kind: 'gathering' }],
    ['that it is their turn', {}, 99, { kind: 'your-turn' }],
    ['that it is still their turn, long after', { serving: 5000 }, 0, { kind: 'your-turn' }],
    ['that it is their turn, though others wait', { phase: 'paused' }, 0, { kind: 'your-turn' }],
    ['how many are before them', {}, 110, { kind: 'waiting', before: 10, chance: 'likely' }],
    ['that hope is small', {}, 1100, { kind: 'waiting', before: 1000, chance: 'unlikely' }],
    ['that it is paused', { phase: 'paused' }, 110, { kind: 'paused' }],
    ['that all is in baskets', { seatsFree: 0 }, 110, { kind: 'all-held', before: 10 }],
    ['that it is sold out', { phase: 'sold_out' }, 0, { kind: 'sold-out' }],
    ['that nobody waits any more', { phase: 'off' }, 110, { kind: 'off' }],
  ])('%s', (_what, over, number, wait) => {
    expect(describeWait({ ...status, ...over }, number, 2000)).toEqual(wait);
  });

  it.each(['ahead', 'gathering', 'admitting', 'paused'] as const)(
    'that it is paused when nothing was heard for half a minute: %s',
    (phase) => {
      expect(describeWait({ ...status, phase }, 0, 1001 + staleMs)).toEqual({ kind: 'paused' });
    },
  );

  it('what is over stays over, however long ago that was written', () => {
    expect(describeWait({ ...status, phase: 'sold_out' }, 0, 1e9)).toEqual({ kind: 'sold-out' });
  });
});
