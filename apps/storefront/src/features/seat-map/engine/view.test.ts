import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, fitView, limitsOf, movedBy, toPlan, toScreen, within, zoomedAt } from './view.ts';

const box = { left: 0, top: 0, right: 4000, bottom: 2000 };
const size = { width: 800, height: 600 };
const limits = limitsOf(box, 50, size);

const anyView = fc.record({
  x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 5, noNaN: true }),
});
const anyPixel = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

describe('what is seen of a hall', () => {
  it('is all of it at first, in the middle', () => {
    expect(fitView(limits)).toStrictEqual({ x: 2000, y: 1000, scale: 0.2 });
  });

  it('comes near enough for a finger, and at least twice as near', () => {
    expect(limits.mostScale * 50).toBe(52);
    expect(limitsOf({ left: 0, top: 0, right: 100, bottom: 100 }, 50, size).mostScale).toBe(12);
  });

  it.each([
    ['too far away', { x: 9, y: 9, scale: 0.01 }, { x: 2000, y: 1000, scale: 0.2 }],
    ['too near', { x: 2000, y: 1000, scale: 9 }, { x: 2000, y: 1000, scale: 1.04 }],
    ['beyond a corner', { x: -500, y: -500, scale: 1 }, { x: 400, y: 300, scale: 1 }],
    ['beyond the other', { x: 9999, y: 9999, scale: 1 }, { x: 3600, y: 1700, scale: 1 }],
    ['higher than the hall', { x: 2000, y: 0, scale: 0.25 }, { x: 2000, y: 1000, scale: 0.25 }],
  ])('keeps to it when one looks %s', (_, view, kept) => {
    expect(within(limits, size, view)).toStrictEqual(kept);
  });

  it('keeps to it once it does', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const kept = within(limits, size, view);
        const again = within(limits, size, kept);
        expect(again.x).toBeCloseTo(kept.x, 6);
        expect(again.y).toBeCloseTo(kept.y, 6);
        expect(again.scale).toBe(kept.scale);
      }),
    );
  });

  it('has a place for every pixel and a pixel for every place', () => {
    fc.assert(
      fc.property(anyView, anyPixel, (view, pixel) => {
        const back = toScreen(view, size, toPlan(view, size, pixel));
        expect(back.x).toBeCloseTo(pixel.x, 5);
        expect(back.y).toBeCloseTo(pixel.y, 5);
      }),
    );
  });

  it('keeps what is under the pointer there while it is zoomed', () => {
    fc.assert(
      fc.property(anyView, anyPixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, pixel, factor) => {
        const place = toPlan(view, size, pixel);
        const after = toPlan(zoomedAt(view, size, pixel, factor), size, pixel);
        expect(after.x).toBeCloseTo(place.x, 4);
        expect(after.y).toBeCloseTo(place.y, 4);
      }),
    );
  });

  it('follows the hand that moves it', () => {
    const view = { x: 0, y: 0, scale: 2 };
    expect(movedBy(view, { x: 10, y: -4 })).toStrictEqual({ x: -5, y: 2, scale: 2 });
  });
});

describe('the way from one view to another', () => {
  const from = { x: 0, y: 0, scale: 0.25 };
  const to = { x: 800, y: 400, scale: 1 };

  it('begins at one and ends at the other', () => {
    expect(between(from, to, 0)).toStrictEqual(from);
    expect(between(from, to, 1)).toStrictEqual(to);
  });

  it('magnifies by even steps', () => {
    expect(between(from, to, 0.5).scale).toBe(0.5);
  });

  it('keeps a point of the picture where it is', () => {
    const fixed = { x: (to.x * to.scale - from.x * from.scale) / (to.scale - from.scale), y: 0 };
    const pixels = [0, 0.3, 0.8, 1].map((share) => toScreen(between(from, to, share), size, fixed).x);
    for (const pixel of pixels) expect(pixel).toBeCloseTo(pixels[0] ?? 0, 6);
  });

  it('is straight when nothing is magnified', () => {
    expect(between(from, { ...to, scale: 0.25 }, 0.5)).toStrictEqual({ x: 400, y: 200, scale: 0.25 });
  });
});
