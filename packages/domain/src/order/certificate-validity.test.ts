import { expect, it } from 'vitest';
import { validUntilAfterReturn } from './certificate-validity.ts';

const returnedAt = new Date('2026-11-16T12:00:00Z');

it.each([
  ['ran out a year ago', '2025-11-16T00:00:00Z', '2027-02-14T12:00:00Z'],
  ['ran out in that moment', '2026-11-16T12:00:00Z', '2027-02-14T12:00:00Z'],
  ['is about to run out', '2026-11-17T00:00:00Z', '2027-02-14T12:00:00Z'],
  ['has a second less than 90 days left', '2027-02-14T11:59:59Z', '2027-02-14T12:00:00Z'],
  ['has 90 days left', '2027-02-14T12:00:00Z', '2027-02-14T12:00:00Z'],
  ['has longer left', '2027-11-01T00:00:00Z', '2027-11-01T00:00:00Z'],
])('a certificate that %s when the money of a purchase comes back to it', (_case, validUntil, expected) => {
  for (const reason of ['operator', 'returned'])
    expect(validUntilAfterReturn({ validUntil: new Date(validUntil), returnedAt, reason })).toEqual(
      new Date(expected),
    );
});

it.each(['order_cancelled', 'order_expired', 'called_off', 'stock_gone', 'paid_already', 'overpaid'])(
  'a certificate is good for as long as before when money comes back that bought nothing: %s',
  (reason) => {
    for (const validUntil of [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-17T00:00:00Z')])
      expect(validUntilAfterReturn({ validUntil, returnedAt, reason })).toEqual(validUntil);
  },
);
