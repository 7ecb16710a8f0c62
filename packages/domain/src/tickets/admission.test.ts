import { describe, expect, it } from 'vitest';
import { type Admission, decideAdmission, type PerformanceAtDoor } from './admission.ts';

const ticket = { performanceId: 12, number: '7K3M9QXA2C' };
const performance: PerformanceAtDoor = {
  performanceId: 12,
  startsAt: new Date('2026-12-18T16:00:00Z'),
  status: 'scheduled',
  issued: new Set(['7K3M9QXA2C', '3H8W2PXA7D']),
  revoked: new Set(['3H8W2PXA7D']),
};
const evening = new Date('2026-12-18T15:30:00Z');

describe('a ticket at the door', () => {
  it.each<[string, Admission]>([
    ['2026-12-18T03:59:59Z', 'too-early'],
    ['2026-12-18T04:00:00Z', 'valid'],
    ['2026-12-19T15:59:59Z', 'valid'],
    ['2026-12-19T16:00:00Z', 'too-late'],
  ])('of a performance at 16:00 on the 18th is, at %s, %s', (at, admission) => {
    expect(decideAdmission(ticket, performance, new Date(at))).toBe(admission);
  });

  it.each<[string, Admission]>([
    ['2026-12-18T15:30:00Z', 'too-early'],
    ['2027-03-18T15:30:00Z', 'valid'],
  ])('follows a performance that was moved by three months: at %s it is %s', (at, admission) => {
    const moved = { ...performance, startsAt: new Date('2027-03-18T16:00:00Z') };
    expect(decideAdmission(ticket, moved, new Date(at))).toBe(admission);
  });

  it('follows a performance that was moved to an earlier evening', () => {
    const moved = { ...performance, startsAt: new Date('2026-12-10T16:00:00Z') };
    expect(decideAdmission(ticket, moved, new Date('2026-12-10T15:30:00Z'))).toBe('valid');
    expect(decideAdmission(ticket, moved, evening)).toBe('too-late');
  });

  it.each<[string, Partial<typeof ticket>, Partial<PerformanceAtDoor>, Admission]>([
    ['good', {}, {}, 'valid'],
    ['of another performance', { performanceId: 13 }, {}, 'wrong-performance'],
    ['not in the books', { number: '9C4T6RXA5E' }, {}, 'not-issued'],
    ['revoked', { number: '3H8W2PXA7D' }, {}, 'revoked'],
    ['of a cancelled performance', {}, { status: 'cancelled' }, 'cancelled'],
    ['of a postponed performance', {}, { status: 'postponed' }, 'postponed'],
    ['revoked, of a cancelled performance', { number: '3H8W2PXA7D' }, { status: 'cancelled' }, 'revoked'],
  ])('that is %s', (_words, otherTicket, otherPerformance, admission) => {
    expect(
      decideAdmission({ ...ticket, ...otherTicket }, { ...performance, ...otherPerformance }, evening),
    ).toBe(admission);
  });
});
