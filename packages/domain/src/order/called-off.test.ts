import { expect, it } from 'vitest';
import { calledOff } from './called-off.ts';

const dates = (...statuses: ('scheduled' | 'cancelled' | 'postponed')[]) =>
  statuses.map((status) => ({ status }));

it('an order whose dates will all be played is not called off', () => {
  expect(calledOff(dates('scheduled', 'scheduled'))).toBeUndefined();
  expect(calledOff([])).toBeUndefined();
});

it.each(['cancelled', 'postponed'] as const)('an order is called off as soon as one date is %s', (status) => {
  expect(calledOff(dates('scheduled', status))).toBe(status);
});

it('an order with several dates called off names the worst', () => {
  expect(calledOff(dates('postponed', 'cancelled'))).toBe('cancelled');
});
