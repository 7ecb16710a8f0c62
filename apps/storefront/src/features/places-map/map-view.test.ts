import { describe, expect, it } from 'vitest';
import { maxZoom, panView, revealGeo, zoomMiddle, zoomView } from './map-view.ts';
import { createProjection, fitView, type MapView, type Point } from './projection.ts';

const frame = { width: 720, height: 460 };
const moscow = { lat: 55.75, lon: 37.62 };
const madrid = { lat: 40.42, lon: -3.7 };
const whole = fitView([moscow, madrid], frame, 900);
const pixel = (view: MapView, geo: typeof moscow) => createProjection(view, frame).place(geo);
const rounded = ([x, y]: Point) => [Math.round(x), Math.round(y)];

describe('zooming', () => {
  it.each<[factor: number, at: Point]>([
    [2, [200, 100]],
    [1.5, [0, 0]],
    [8, [719, 459]],
  ])('by %d leaves what is at %j where it is', (factor, at) => {
    const under = (view: MapView) => [
      view.centre[0] + (at[0] - frame.width / 2) / view.scale,
      view.centre[1] + (at[1] - frame.height / 2) / view.scale,
    ];
    const zoomed = zoomView(whole, { factor, at }, whole, frame);
    expect(zoomed.scale).toBeCloseTo(whole.scale * factor, 6);
    expect(under(zoomed)[0]).toBeCloseTo(under(whole)[0] ?? 0, 12);
    expect(under(zoomed)[1]).toBeCloseTo(under(whole)[1] ?? 0, 12);
  });

  it.each([
    [0.5, 1],
    [1, 1],
    [maxZoom * 4, maxZoom],
  ])('by %d ends at %d times the whole', (factor, times) => {
    expect(zoomMiddle(whole, factor, whole, frame).scale).toBeCloseTo(whole.scale * times, 6);
  });

  it('out again shows the whole, wherever the map was', () => {
    const corner = zoomView(whole, { factor: 6, at: [700, 20] }, whole, frame);
    const back = zoomMiddle(corner, 1 / 6, whole, frame);
    expect(back.centre[0]).toBeCloseTo(whole.centre[0], 12);
    expect(back.centre[1]).toBeCloseTo(whole.centre[1], 12);
  });
});

describe('moving', () => {
  const close = zoomMiddle(whole, 4, whole, frame);

  it('follows the pointer', () => {
    const [x, y] = pixel(close, moscow);
    expect(rounded(pixel(panView(close, [30, -20], whole, frame), moscow))).toEqual(
      rounded([x + 30, y - 20]),
    );
  });

  it.each<[by: Point]>([[[1e6, 0]], [[-1e6, 0]], [[0, 1e6]], [[0, -1e6]]])(
    'by %j ends at the edge of the whole map',
    (by) => {
      const { centre, scale } = panView(close, by, whole, frame);
      for (const axis of [0, 1] as const) {
        const size = axis === 0 ? frame.width : frame.height;
        const free = size / 2 / whole.scale - size / 2 / scale;
        expect(Math.abs(centre[axis] - whole.centre[axis])).toBeLessThanOrEqual(free + 1e-12);
      }
    },
  );

  it('does nothing where all of it is in sight', () => {
    expect(panView(whole, [50, 50], whole, frame).centre).toEqual(whole.centre);
  });
});

describe('what is chosen', () => {
  it('is brought into sight', () => {
    const away = zoomView(whole, { factor: 8, at: pixel(whole, madrid) }, whole, frame);
    const [x, y] = pixel(revealGeo(away, moscow, whole, frame), moscow);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(frame.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(frame.height);
  });

  it('leaves a map alone that shows it', () => {
    expect(revealGeo(whole, moscow, whole, frame)).toBe(whole);
  });
});
