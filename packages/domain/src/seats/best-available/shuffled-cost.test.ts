import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffledCost } from './shuffled-cost.ts';

describe('a shuffled cost', () => {
  it('is the distance in steps of 10 cm, and less than a step more', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer(), fc.nat(), (distance, seed, seat) => {
        expect(Math.floor(shuffledCost(distance, seed, seat))).toBe(Math.round(distance / 10));
      }),
    );
  });

  it('gives each of some equals its turn', () => {
    const firstChoice = (seed: number) => {
      const costs = [0, 1, 2, 3].map((seat) => shuffledCost(100, seed, seat));
      return costs.indexOf(Math.min(...costs));
    };
    const turns = Array.from({ length: 400 }, (_, seed) => firstChoice(seed));
    for (const seat of [0, 1, 2, 3])
      expect(turns.filter((first) => first === seat).length).toBeGreaterThan(60);
  });
});
