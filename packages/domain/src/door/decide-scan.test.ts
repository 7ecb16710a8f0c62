import { describe, expect, it } from 'vitest';
import { type Door, type DoorTicket, decideScan, type Presented, type Situation } from './decide-scan.ts';
import type { DoorScan, ReEntry, ScanVerdict } from './door-scan.ts';
import { canUndo } from './door-scan.ts';

const starts = Date.parse('2026-12-18T16:00:00Z');
const half = 1_800_000;
const evening = new Date(starts - half);
const good = 'AAAAAAAAAA';
const revoked = 'BBBBBBBBBB';
const balcony = 'CCCCCCCCCC';

const main: Door = { id: 'main', name: 'Main', sectors: ['Stalls'] };
const open: Door = { id: 'side', name: 'Side', sectors: [] };

let made = 0;
const scan = (verdict: ScanVerdict, at: number, more: Partial<DoorScan> = {}): DoorScan => {
  made += 1;
  return {
    id: `scan-${String(made).padStart(4, '0')}`,
    action: verdict === 'left' ? 'exit' : 'entry',
    verdict,
    number: good,
    doorId: 'main',
    at,
    undoes: null,
    isOverride: false,
    ...more,
  };
};

const tickets = new Map<string, DoorTicket>([
  [good, { sector: 'Stalls', isRevoked: false }],
  [revoked, { sector: 'Stalls', isRevoked: true }],
  [balcony, { sector: 'Balcony', isRevoked: false }],
]);

interface Case {
  readonly presented?: Presented;
  readonly scans?: readonly DoorScan[];
  readonly reEntry?: ReEntry;
  readonly status?: 'scheduled' | 'cancelled' | 'postponed';
  readonly at?: number;
  readonly door?: Door;
  readonly action?: Situation['action'];
}

const code = (number: string, performanceId = 12): Presented => ({
  kind: 'code',
  performanceId,
  number,
  announcedStart: new Date(starts),
});

function decide({ presented = code(good), scans = [], reEntry = 'none', door = main, ...rest }: Case) {
  const { status = 'scheduled', at = evening.getTime(), action = 'entry' } = rest;
  const findScans = (number: string) => scans.filter((one) => one.number === number);
  const performances = [
    { id: 12, startsAt: new Date(starts), status, reEntry, tickets, findScans },
    { id: 13, startsAt: new Date(starts), status, reEntry, tickets: new Map(), findScans },
  ];
  return decideScan(presented, { action, performances, door, at: new Date(at) });
}

const inside = scan('admitted', starts - 2 * half);
const out = scan('left', starts - half - 1000);

describe('at the door, a ticket', () => {
  it.each<[what: string, given: Case, verdict: ScanVerdict]>([
    ['is good', {}, 'admitted'],
    ['typed by its number is good', { presented: { kind: 'number', number: good } }, 'admitted'],
    ['that no camera reads', { presented: { kind: 'unreadable' } }, 'unreadable'],
    ['that we did not sign', { presented: { kind: 'forged' } }, 'forged'],
    ['for another evening', { presented: code(good, 99) }, 'wrong-performance'],
    ['for another of tonight’s, whose books do not have it', { presented: code(good, 13) }, 'not-issued'],
    ['signed, but in nobody’s books', { presented: code('ZZZZZZZZZZ') }, 'not-issued'],
    ['of a number that nobody has', { presented: { kind: 'number', number: 'ZZZZZZZZZZ' } }, 'not-issued'],
    ['whose money went back', { presented: code(revoked) }, 'revoked'],
    ['of a performance that was called off', { status: 'cancelled' }, 'cancelled'],
    ['of a performance that was put off', { status: 'postponed' }, 'postponed'],
    ['in the morning of the day before', { at: starts - 30 * 3_600_000 }, 'too-early'],
    ['two days later', { at: starts + 48 * 3_600_000 }, 'too-late'],
    ['for the balcony at the door of the stalls', { presented: code(balcony) }, 'wrong-door'],
    ['for the balcony at a door for all', { presented: code(balcony), door: open }, 'admitted'],
    ['that somebody came in with', { scans: [inside] }, 'already-in'],
    [
      'that somebody came in with, at a wrong door',
      { scans: [{ ...inside, number: balcony }], presented: code(balcony) },
      'already-in',
    ],
    [
      'whose entry was taken back',
      { scans: [inside, scan('undone', starts - half - 500, { action: 'undo', undoes: inside.id })] },
      'admitted',
    ],
    ['that was refused before', { scans: [scan('too-early', starts - 14 * 3_600_000)] }, 'admitted'],
    ['that somebody left with, where nobody comes back', { scans: [inside, out] }, 'already-in'],
    [
      'that somebody left with, where one may come back',
      { scans: [out, inside], reEntry: 'after-exit' },
      'admitted',
    ],
    ['that is inside, where one may come back', { scans: [inside], reEntry: 'after-exit' }, 'already-in'],
    ['that is inside, where all come and go', { scans: [inside], reEntry: 'free' }, 'admitted'],
    ['on the way out', { scans: [inside], action: 'exit' }, 'left'],
    ['on the way out that never came in', { action: 'exit' }, 'not-in'],
    [
      'on the way out of a performance that was broken off',
      { scans: [inside], action: 'exit', status: 'cancelled' },
      'left',
    ],
  ])('%s', (_what, given, verdict) => {
    expect(decide(given).verdict).toBe(verdict);
  });

  it('that was used says when and where, and one for another evening says for which', () => {
    expect(decide({ scans: [inside] }).entry).toEqual(inside);
    expect(decide({ presented: code(good, 99) }).announcedStart).toEqual(new Date(starts));
    expect(decide({}).found).toMatchObject({ number: good, ticket: { sector: 'Stalls' } });
  });

  it.each<[verdict: ScanVerdict, afterMs: number, can: boolean]>([
    ['admitted', 30_000, true],
    ['left', 30_000, true],
    ['admitted', 30_001, false],
    ['already-in', 1, false],
    ['undone', 1, false],
  ])('that was %s can be taken back after %i ms: %s', (verdict, afterMs, can) => {
    expect(canUndo({ verdict, at: starts }, starts + afterMs)).toBe(can);
  });
});
