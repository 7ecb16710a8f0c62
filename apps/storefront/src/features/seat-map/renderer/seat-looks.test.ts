import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { computeSeatLooks } from './draw-seats.ts';
import { maxLooks, seatShapes, shapeDistances, shapeOutline, takenLook, zoneShape } from './seat-looks.ts';

const { plan, free } = hall('oxo', { zoneIndex: (seat) => (seat === 2 ? 1 : 0) });
const shown = { look: 3, isDimmed: false };

describe('the look of a seat', () => {
  it('is that of its zone while it is free', () => {
    expect([...computeSeatLooks(plan, [shown, { look: 5, isDimmed: false }], free)]).toStrictEqual([
      3,
      takenLook,
      5,
    ]);
  });

  it('is dimmed when the filter leaves its zone out', () => {
    const looks = computeSeatLooks(plan, [shown, { look: 5, isDimmed: true }], free);
    expect([...looks]).toStrictEqual([3, takenLook, maxLooks + 5]);
  });

  it('is that of a taken seat when its zone is not for sale', () => {
    expect([...computeSeatLooks(plan, [shown, { look: null, isDimmed: false }], free)]).toStrictEqual([
      3,
      takenLook,
      takenLook,
    ]);
    expect([...computeSeatLooks(plan, [shown], free)]).toStrictEqual([3, takenLook, takenLook]);
  });

  it('is dimmed until the availability has been read', () => {
    expect([...computeSeatLooks(plan, [shown, shown], null)]).toStrictEqual([15, 15, 15]);
  });
});

describe('the shape of a seat', () => {
  it.each(seatShapes)('has an outline on which the distance is 1: %s', (shape) => {
    for (const [x, y] of shapeOutline(shape, 7))
      expect(shapeDistances[shape](x / 7, y / 7)).toBeCloseTo(1, 6);
  });

  it('does not overlap the neighbouring seats', () => {
    // A seat has 0.42 of the way to the next one on either side.
    for (const shape of seatShapes)
      for (const [x] of shapeOutline(shape, 0.42)) expect(Math.abs(x)).toBeLessThanOrEqual(0.5);
  });

  it('repeats after four zones, and is never the dot of a taken seat', () => {
    expect([0, 1, 2, 3, 4].map(zoneShape)).toStrictEqual([
      'square',
      'circle',
      'diamond',
      'hexagon',
      'square',
    ]);
  });
});
