import { describe, expect, it } from 'vitest';
import { takenSeats } from './taken-seats.ts';

const seats = Array.from({ length: 2000 }, (_, index) => `seat-${index}`);

describe('the seats already taken', () => {
  it('are all of them when a date is sold out', () => {
    expect(takenSeats(seats, 1, 'x')).toEqual(seats);
  });

  it('are none of them when nothing is sold', () => {
    expect(takenSeats(seats, 0, 'x')).toEqual([]);
  });

  it('are about the share asked for, and the same each time', () => {
    const taken = takenSeats(seats, 0.4, 'x');
    expect(taken.length / seats.length).toBeGreaterThan(0.3);
    expect(taken.length / seats.length).toBeLessThan(0.5);
    expect(takenSeats(seats, 0.4, 'x')).toEqual(taken);
    expect(takenSeats(seats, 0.4, 'y')).not.toEqual(taken);
  });
});
