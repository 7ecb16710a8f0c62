import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile, scales, sizeClass, timedMetrics } from './quality-metrics.ts';

const countClasses = (values: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const place = sizeClass('LCP', value);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
};

describe('size classes', () => {
  it('begin at nothing and at each edge', () => {
    expect([0, 49, 50, 51, 100, 1e9].map((value) => sizeClass('LCP', value))).toEqual([0, 0, 1, 1, 2, 24]);
    expect(sizeClass('CLS', 0.1)).toBe(7);
  });

  it.each(timedMetrics)('of %s know where good and poor begin', (metric) => {
    const { edges, good, poor } = scales[metric];
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    expect(edges).toEqual(expect.arrayContaining([good, poor]));
  });
});

describe('the value that three of four visits stay below', () => {
  it('is unknown without visits', () => {
    expect(quantile('LCP', new Map())).toBeUndefined();
    expect(quantile('LCP', new Map([[3, 0]]))).toBeUndefined();
  });

  it('is found within its class', () => {
    expect(quantile('LCP', countClasses([2200, 2200, 2200, 2200]))).toBe(2100 + 400 * 0.75);
    expect(quantile('LCP', countClasses([10, 20, 30, 5500]))).toBe(50);
  });

  it('is the last edge for what lies beyond', () => {
    expect(quantile('LCP', countClasses([1e6]))).toBe(30_000);
  });

  it('lies in the class of the true one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 29_999 }), { minLength: 1, maxLength: 60 }),
        (values) => {
          const sorted = [...values].sort((a, b) => a - b);
          const true75 = sorted[Math.ceil(values.length * 0.75) - 1] ?? 0;
          const found = quantile('LCP', countClasses(values)) ?? -1;
          const edges = [0, ...scales.LCP.edges];
          const place = sizeClass('LCP', true75);
          expect(found).toBeGreaterThanOrEqual(edges[place] ?? 0);
          expect(found).toBeLessThanOrEqual(edges[place + 1] ?? 0);
        },
      ),
    );
  });
});
