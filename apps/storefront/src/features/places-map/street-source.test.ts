import { expect, it } from 'vitest';
import { createProjection, fitView } from './projection.ts';
import { streetStyle, toCamera } from './street-source.ts';

const attribution = '© somebody';

it('of a template of tiles a style is made', () => {
  expect(
    streetStyle({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution, max_zoom: 17 }),
  ).toMatchObject({
    sources: { streets: { type: 'raster', tiles: ['https://tiles.example/{z}/{x}/{y}.png'], maxzoom: 17 } },
  });
});

it('any other address is that of a style', () => {
  const url = 'https://tiles.example/style.json';
  expect(streetStyle({ url, attribution })).toBe(url);
});

it.each([
  [1, 0],
  [2, 1],
  [4, 2],
])('the world of 512 pixels drawn %d times as large is at zoom %d', (times, zoom) => {
  expect(toCamera({ centre: [0, 0], scale: 512 }, times)).toEqual({ center: [0, 0], zoom });
});

it('a view looks at its middle', () => {
  const frame = { width: 720, height: 460 };
  const view = fitView([{ lat: 55.75, lon: 37.62 }], frame, 4);
  const { center } = toCamera(view, 1);
  expect(center[0]).toBeCloseTo(37.62, 9);
  expect(center[1]).toBeCloseTo(55.75, 9);
  expect(createProjection(view, frame).place({ lon: center[0], lat: center[1] })[0]).toBeCloseTo(360, 6);
});
