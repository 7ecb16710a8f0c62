import { describe, expect, it } from 'vitest';
import { opensBeforeMs } from '../tickets/admission.ts';
import {
  canSettle,
  chargedMinor,
  lineKey,
  type MoveSettlement,
  mayLeave,
  mayReseat,
  moveDifference,
  moveSettlements,
} from './ticket-move.ts';

describe('the difference of a move', () => {
  it('is between the tickets that are moved', () => {
    const tickets = [
      { oldMinor: 1000, newMinor: 1500 },
      { oldMinor: 1000, newMinor: 200 },
    ];
    expect(moveDifference(tickets)).toBe(-300);
    expect(moveDifference([])).toBe(0);
  });

  const settled: readonly [number, readonly MoveSettlement[]][] = [
    [0, ['even']],
    [500, ['cash', 'card_terminal', 'transfer', 'waive']],
    [-500, ['refund', 'waive']],
  ];
  for (const [difference, ways] of settled)
    it(`of ${difference} is made up by ${ways.join(', ')} and by nothing else`, () => {
      expect(moveSettlements.filter((one) => canSettle(one, difference))).toEqual(ways);
    });

  it('leaves the new ticket at the price of the old one where it is waived', () => {
    const price = { oldMinor: 1000, newMinor: 1500 };
    expect(chargedMinor(price, 'waive')).toBe(1000);
    expect(chargedMinor(price, 'cash')).toBe(1500);
  });
});

describe('a performance is left', () => {
  const cases = [
    ['before its code opens a door', 'scheduled', -1, true],
    ['not once it does', 'scheduled', 0, false],
    ['at any time when it is called off', 'cancelled', 13, true],
    ['at any time when it is postponed', 'postponed', 13, true],
  ] as const;
  for (const [says, status, hours, may] of cases)
    it(says, () => expect(mayLeave({ status, startedAtMs: opensBeforeMs }, hours * 3_600_000)).toBe(may));
});

describe('another seat of a performance is had', () => {
  const cases = [
    ['until the doors open', 'scheduled', 11, 10.9, true],
    ['not once they are open', 'scheduled', 11, 11, false],
    ['until it begins, where nobody knows when they do', 'scheduled', null, 11.9, true],
    ['not after that', 'scheduled', null, 12, false],
    ['no longer than until they open, though it is yet to begin', 'scheduled', 11, 11.5, false],
    ['as long as it may be left, though its doors open early', 'scheduled', -2, -1, true],
    ['at any time when it is called off', 'cancelled', 11, 13, true],
  ] as const;
  for (const [says, status, doors, hours, may] of cases)
    it(says, () => {
      const doorsAtMs = doors === null ? null : doors * 3_600_000;
      const performance = { status, startedAtMs: opensBeforeMs, doorsAtMs };
      expect(mayReseat(performance, hours * 3_600_000)).toBe(may);
    });
});

describe('the key of a line', () => {
  it('is the id of its offer, unless the order has or had that', () => {
    expect(lineKey('7:12', new Set())).toBe('7:12');
    expect(lineKey('7:12', new Set(['7:12']))).toBe('7:12#2');
    expect(lineKey('7:12', new Set(['7:12', '7:12#2']))).toBe('7:12#3');
  });
});
