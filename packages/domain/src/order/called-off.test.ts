import { expect, it } from 'vitest';
import { calledOff } from './called-off.ts';

const dates = (...statuses: ('scheduled' | 'cancelled' | 'postponed')[]) =>
  statuses.map((status) => ({ status }));

it('is not said of an order whose dates will all be played', () => {
  expect(calledOff(dates('scheduled', 'scheduled'))).toBeUndefined();
  expect(calledOff([])).toBeUndefined();
});

it.each(['cancelled', 'postponed'] as const)('is said of an order as soon as one date is %s', (status) => {
  expect(calledOff(dates('scheduled', status))).toBe(status);
});

it('names the worst', () => {
  expect(calledOff(dates('postponed', 'cancelled'))).toBe('cancelled');
});
