import { describe, expect, it } from 'vitest';
import type { DateStatus } from '../price/sale-state.ts';
import { judgeReplacement, judgeTransfer, maxTransfers, type TransferRefusal } from './ticket-transfer.ts';

const startsAt = new Date('2026-12-18T16:00:00Z');
const before = (minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);

interface Case {
  readonly status: DateStatus;
  readonly now: Date;
  readonly isUsed: boolean;
  readonly answer: TransferRefusal | undefined;
}

const cases: readonly Case[] = [
  { status: 'scheduled', now: before(60 * 24 * 30), isUsed: false, answer: undefined },
  { status: 'scheduled', now: before(1), isUsed: false, answer: undefined },
  { status: 'scheduled', now: before(0), isUsed: false, answer: 'begun' },
  { status: 'scheduled', now: before(-60), isUsed: false, answer: 'begun' },
  { status: 'scheduled', now: before(30), isUsed: true, answer: 'used' },
  { status: 'scheduled', now: before(-60), isUsed: true, answer: 'used' },
  { status: 'cancelled', now: before(60), isUsed: false, answer: 'called_off' },
  // It will find its day.
  { status: 'postponed', now: before(-60), isUsed: false, answer: undefined },
];

describe('a ticket gets another code', () => {
  it.each(cases)('$status, used: $isUsed, at $now: $answer', ({ status, now, isUsed, answer }) => {
    const terms = { performance: { status, startsAt }, isUsed, now };
    expect(judgeReplacement(terms)).toBe(answer);
    expect(judgeTransfer({ ...terms, earlierTransfers: 0, tickets: 1 })).toBe(answer);
  });

  it('is handed on a few times and no more, and can be taken back all the same', () => {
    const terms = { performance: { status: 'scheduled', startsAt }, isUsed: false, now: before(60) } as const;
    expect(judgeTransfer({ ...terms, earlierTransfers: 2 * maxTransfers - 1, tickets: 2 })).toBeUndefined();
    expect(judgeTransfer({ ...terms, earlierTransfers: 2 * maxTransfers, tickets: 2 })).toBe('too_often');
    expect(judgeReplacement(terms)).toBeUndefined();
  });
});
