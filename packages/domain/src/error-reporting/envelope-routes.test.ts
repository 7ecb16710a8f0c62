import { describe, expect, it } from 'vitest';
import { envelopeRoutes } from './envelope-routes.ts';

const projects = {
  main: 'https://key@errors.example/1',
  routes: { 'seat-map': 'https://key@errors.example/2', checkout: 'https://key@errors.example/3' },
};
const [main, seatMap, checkout] = [projects.main, projects.routes['seat-map'], projects.routes.checkout];

describe('an envelope goes', () => {
  it.each([
    ['to our own project without frames', [], [main]],
    ['to our own project when no frame names a module', [{}, { module: undefined }], [main]],
    ['to our own project when the module has no route', [{ module: 'news' }, { module: 'toString' }], [main]],
    ['to a further project that a frame names', [{}, { module: 'seat-map' }], [main, seatMap]],
    [
      'once to each project, in the order of the routes',
      [{ module: 'checkout' }, { module: 'seat-map' }, { module: 'checkout' }],
      [main, seatMap, checkout],
    ],
  ])('%s', (_, frames, expected) => {
    expect(envelopeRoutes(frames, projects)).toEqual(expected);
  });

  it('once to our own project even when a route names it', () => {
    expect(envelopeRoutes([{ module: 'x' }], { main, routes: { x: main } })).toEqual([main]);
  });
});
