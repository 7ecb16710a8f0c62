import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  fitView,
  interpolateViews,
  panView,
  toPlan,
  toScreen,
  viewLimits,
  zoomViewAt,
} from './view.ts';

const box = { left: 0, top: 0, right: 4000, bottom: 2000 };
const size = { width: 800, height: 600 };
const limits = viewLimits(box, 50, size);

const anyView = fc.record({
  x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 5, noNaN: true }),
});
const anyPixel = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});

describe('a view of the hall', () => {
  it('that fits shows the whole hall in the centre', () => {
    expect(fitView(limits)).toStrictEqual({ x: 2000, y: 1000, scale: 0.2 });
  });

  it('can be magnified until a seat is a touch target, and at least twofold', () => {
    expect(limits.maxScale * 50).toBe(52);
    expect(viewLimits({ left: 0, top: 0, right: 100, bottom: 100 }, 50, size).maxScale).toBe(12);
  });

  it.each([
    ['zoomed out too far', { x: 9, y: 9, scale: 0.01 }, { x: 2000, y: 1000, scale: 0.2 }],
    ['zoomed in too far', { x: 2000, y: 1000, scale: 9 }, { x: 2000, y: 1000, scale: 1.04 }],
    ['beyond the upper left corner', { x: -500, y: -500, scale: 1 }, { x: 400, y: 300, scale: 1 }],
    ['beyond the lower right corner', { x: 9999, y: 9999, scale: 1 }, { x: 3600, y: 1700, scale: 1 }],
    ['higher than the hall', { x: 2000, y: 0, scale: 0.25 }, { x: 2000, y: 1000, scale: 0.25 }],
  ])('%s is clamped to the limits', (_, view, clamped) => {
    expect(clampView(limits, size, view)).toStrictEqual(clamped);
  });

  it('is not changed by clamping it a second time', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const clamped = clampView(limits, size, view);
        const twice = clampView(limits, size, clamped);
        expect(twice.x).toBeCloseTo(clamped.x, 6);
        expect(twice.y).toBeCloseTo(clamped.y, 6);
        expect(twice.scale).toBe(clamped.scale);
      }),
    );
  });

  it('converts a pixel to a point of the plan and back', () => {
    fc.assert(
      fc.property(anyView, anyPixel, (view, pixel) => {
        const back = toScreen(view, size, toPlan(view, size, pixel));
        expect(back.x).toBeCloseTo(pixel.x, 5);
        expect(back.y).toBeCloseTo(pixel.y, 5);
      }),
    );
  });

  it('keeps the point under the pointer there while it is zoomed', () => {
    fc.assert(
      fc.property(anyView, anyPixel, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, pixel, factor) => {
        const point = toPlan(view, size, pixel);
        const after = toPlan(zoomViewAt(view, size, pixel, factor), size, pixel);
        expect(after.x).toBeCloseTo(point.x, 4);
        expect(after.y).toBeCloseTo(point.y, 4);
      }),
    );
  });

  it('moves with the pixels of a drag', () => {
    const view = { x: 0, y: 0, scale: 2 };
    expect(panView(view, { x: 10, y: -4 })).toStrictEqual({ x: -5, y: 2, scale: 2 });
  });
});

describe('the animation between two views', () => {
  const from = { x: 0, y: 0, scale: 0.25 };
  const to = { x: 800, y: 400, scale: 1 };

  it('begins at the first and ends at the second', () => {
    expect(interpolateViews(from, to, 0)).toStrictEqual(from);
    expect(interpolateViews(from, to, 1)).toStrictEqual(to);
  });

  it('magnifies by equal factors in equal steps', () => {
    expect(interpolateViews(from, to, 0.5).scale).toBe(0.5);
  });

  it('keeps one point of the plan at its pixel', () => {
    const fixed = { x: (to.x * to.scale - from.x * from.scale) / (to.scale - from.scale), y: 0 };
    const pixels = [0, 0.3, 0.8, 1].map(
      (share) => toScreen(interpolateViews(from, to, share), size, fixed).x,
    );
    for (const pixel of pixels) expect(pixel).toBeCloseTo(pixels[0] ?? 0, 6);
  });

  it('is linear when the scale stays the same', () => {
    expect(interpolateViews(from, { ...to, scale: 0.25 }, 0.5)).toStrictEqual({
      x: 400,
      y: 200,
      scale: 0.25,
    });
  });
});
