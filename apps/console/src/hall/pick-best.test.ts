import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { pickBest } from './pick-best.ts';

describe('the best seats', () => {
  const { plan } = hall('oooo\noooo');
  const taken = (seats: readonly number[]) =>
    seats.map((seat) => ({
      seat,
      state: 'sold' as const,
      until: null,
      order: null,
      reason: null,
      withheld_by: null,
    }));

  it('are so many, side by side, and none that somebody has', () => {
    const [first, second] = [
      pickBest(plan, [], { count: 2 }),
      pickBest(plan, taken(pickBest(plan, [], { count: 2 })), { count: 2 }),
    ];
    expect([first.length, second.length]).toEqual([2, 2]);
    expect((first[1] ?? 0) - (first[0] ?? 0)).toBe(1);
    expect(first.filter((seat) => second.includes(seat))).toEqual([]);
  });

  it('are of these zones alone', () => {
    const [zone] = plan.zones;
    expect(pickBest(plan, [], { count: 2, zones: [zone?.id ?? ''] })).toHaveLength(2);
    expect(pickBest(plan, [], { count: 2, zones: ['elsewhere'] })).toEqual([]);
    expect(pickBest(plan, [], { count: 2, zones: [] })).toEqual([]);
  });

  it('are none when there are too few', () => {
    expect(
      pickBest(plan, taken(Array.from({ length: plan.seatCount - 1 }, (_, seat) => seat)), { count: 2 }),
    ).toEqual([]);
  });
});
