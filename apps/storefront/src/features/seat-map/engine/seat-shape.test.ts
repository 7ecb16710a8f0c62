import { describe, expect, it } from 'vitest';
import { gauges, outlineOf, seatShapes, shapeOfZone } from './seat-shape.ts';

describe('the shapes of seats', () => {
  it.each(seatShapes)('have an outline that lies on their edge: %s', (shape) => {
    for (const [x, y] of outlineOf(shape, 7)) expect(gauges[shape](x / 7, y / 7)).toBeCloseTo(1, 6);
  });

  it('fit between their neighbours', () => {
    // A seat has 0.42 of the way to the next one on either side.
    for (const shape of seatShapes)
      for (const [x] of outlineOf(shape, 0.42)) expect(Math.abs(x)).toBeLessThanOrEqual(0.5);
  });

  it('differ from zone to zone, and none is the dot of a taken seat', () => {
    expect([0, 1, 2, 3, 4].map(shapeOfZone)).toStrictEqual([
      'square',
      'circle',
      'diamond',
      'hexagon',
      'square',
    ]);
  });
});
