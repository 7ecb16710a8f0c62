import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitArc } from './fit-arc.ts';
import { newPlaces, placeOnArc } from './row-arc.ts';

describe('seats on an arc', () => {
  it('stand evenly on a line without rise', () => {
    const places = newPlaces(4);
    placeOnArc(places, 1, 3, { x: 10, y: 20, dx: 100, dy: -50, rise: 0 });
    expect([...places.x]).toStrictEqual([0, 10, 60, 110]);
    expect([...places.y]).toStrictEqual([0, 20, -5, -30]);
  });

  it('rise downwards in a row from left to right', () => {
    const places = newPlaces(5);
    placeOnArc(places, 0, 5, { x: 0, y: 0, dx: 400, dy: 0, rise: 200 });
    expect([...places.x]).toStrictEqual([0, 59, 200, 341, 400]);
    expect([...places.y]).toStrictEqual([0, 141, 200, 141, 0]);
  });

  it('rise to the left in a row from top to bottom', () => {
    const places = newPlaces(3);
    placeOnArc(places, 0, 3, { x: 0, y: 0, dx: 0, dy: 400, rise: 50 });
    expect([...places.x]).toStrictEqual([0, -50, 0]);
    expect([...places.y]).toStrictEqual([0, 200, 400]);
  });

  it('may be one alone', () => {
    const places = newPlaces(1);
    placeOnArc(places, 0, 1, { x: 7, y: 8, dx: 0, dy: 0, rise: 0 });
    expect([places.x[0], places.y[0]]).toStrictEqual([7, 8]);
  });

  const coordinate = fc.integer({ min: -30_000, max: 30_000 });
  const arc = fc
    .record({
      x: coordinate,
      y: coordinate,
      dx: coordinate,
      dy: coordinate,
      bend: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    })
    .map(({ bend, ...line }) => ({ ...line, rise: Math.round(bend * Math.hypot(line.dx, line.dy)) }));

  it('are found again from their places alone', () => {
    fc.assert(
      fc.property(arc, fc.integer({ min: 1, max: 60 }), fc.nat({ max: 3 }), (arcInput, count, first) => {
        const places = newPlaces(first + count);
        placeOnArc(places, first, count, arcInput);
        const refitted = newPlaces(first + count);
        const fit = fitArc(places, first, count);
        placeOnArc(refitted, first, count, fit.arc);
        expect(fit.deviation).toBe(0);
        expect(refitted).toStrictEqual(places);
      }),
      { numRuns: 1000 },
    );
  });

  it('are measured by the seat that is farthest off', () => {
    const places = newPlaces(11);
    const line = { x: 0, y: 0, dx: 1000, dy: 0, rise: 0 };
    placeOnArc(places, 0, 11, line);
    places.x[3] = 320;
    expect(fitArc(places, 0, 11)).toStrictEqual({ arc: line, deviation: 20 });
    places.y[2] = -30;
    places.y[8] = 30;
    expect(fitArc(places, 0, 11)).toStrictEqual({ arc: line, deviation: 30 });
  });
});
