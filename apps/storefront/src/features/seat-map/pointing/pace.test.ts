import { describe, expect, it } from 'vitest';
import { makePace } from './pace.ts';

describe('the pace of a hand', () => {
  it('is what it has moved in the last moments', () => {
    const pace = makePace();
    for (let ms = 0; ms <= 160; ms += 16) pace.feel({ x: 8, y: -4 }, ms);
    const { x, y } = pace.at(164);
    expect(x).toBeCloseTo(0.5, 0);
    expect(y).toBeCloseTo(-x / 2);
  });

  it('is nothing after a pause', () => {
    const pace = makePace();
    pace.feel({ x: 90, y: 0 }, 0);
    expect(pace.at(200)).toEqual({ x: 0, y: 0 });
  });

  it('of a single jerk is not beyond measure', () => {
    const pace = makePace();
    pace.feel({ x: 32, y: 0 }, 10);
    expect(pace.at(10).x).toBeLessThanOrEqual(2);
  });

  it('begins anew with another touch', () => {
    const pace = makePace();
    pace.feel({ x: 32, y: 0 }, 10);
    pace.forget();
    expect(pace.at(11)).toEqual({ x: 0, y: 0 });
  });
});
