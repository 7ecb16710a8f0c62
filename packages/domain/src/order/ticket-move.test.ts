import { describe, expect, it } from 'vitest';
import {
  canSettle,
  chargedMinor,
  lineKey,
  type MoveSettlement,
  mayLeave,
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
    ['before it begins', 'scheduled', 99, true],
    ['not once it has begun', 'scheduled', 100, false],
    ['at any time when it is called off', 'cancelled', 200, true],
    ['at any time when it is postponed', 'postponed', 200, true],
  ] as const;
  for (const [says, status, now, may] of cases)
    it(says, () => expect(mayLeave({ status, startedAtMs: 100 }, now)).toBe(may));
});

describe('the key of a line', () => {
  it('is the id of its offer, unless the order has or had that', () => {
    expect(lineKey('7:12', new Set())).toBe('7:12');
    expect(lineKey('7:12', new Set(['7:12']))).toBe('7:12#2');
    expect(lineKey('7:12', new Set(['7:12', '7:12#2']))).toBe('7:12#3');
  });
});
