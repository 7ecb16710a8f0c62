import { describe, expect, it } from 'vitest';
import { createVelocityTracker } from './gestures.ts';

describe('the velocity of a drag', () => {
  it('is measured over its last moments', () => {
    const velocity = createVelocityTracker();
    for (let ms = 0; ms <= 160; ms += 16) velocity.add({ x: 8, y: -4 }, ms);
    const { x, y } = velocity.at(164);
    expect(x).toBeCloseTo(0.5, 0);
    expect(y).toBeCloseTo(-x / 2);
  });

  it('is zero after a pause', () => {
    const velocity = createVelocityTracker();
    velocity.add({ x: 90, y: 0 }, 0);
    expect(velocity.at(200)).toEqual({ x: 0, y: 0 });
  });

  it('is limited for a single move', () => {
    const velocity = createVelocityTracker();
    velocity.add({ x: 32, y: 0 }, 10);
    expect(velocity.at(10).x).toBeLessThanOrEqual(2);
  });

  it('is zero after a reset', () => {
    const velocity = createVelocityTracker();
    velocity.add({ x: 32, y: 0 }, 10);
    velocity.reset();
    expect(velocity.at(11)).toEqual({ x: 0, y: 0 });
  });
});
