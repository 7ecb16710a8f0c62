import { expect, it } from 'vitest';
import { isVoidPass, passEnd } from './pass-status.ts';

const startsAt = new Date('2026-12-05T17:00:00Z');
const nextDay = new Date('2026-12-06T17:00:00Z');

it.each([
  [false, 'scheduled', false, nextDay],
  [true, 'scheduled', true, nextDay],
  [false, 'cancelled', true, nextDay],
  [false, 'postponed', false, undefined],
  [true, 'postponed', true, undefined],
] as const)(
  'a pass that is revoked: %s, of a performance that is %s, is void: %s',
  (isRevoked, status, isVoid, end) => {
    const ticket = { isRevoked, status, startsAt };
    expect(isVoidPass(ticket)).toBe(isVoid);
    expect(passEnd(ticket)).toEqual(end);
  },
);
