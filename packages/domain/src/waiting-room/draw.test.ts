import { expect, it } from 'vitest';
import { drawKey, drawnNumber, lotFraction } from './draw.ts';

it.each([
  ['nothing', [0, 0, 0, 0, 0, 0, 0], 0],
  ['half', [128, 0, 0, 0, 0, 0, 9], 0.5],
  ['nearly all', [255, 255, 255, 255, 255, 255, 255], 1 - 2 ** -48],
])('a digest is a fraction: %s', (_what, bytes, fraction) => {
  expect(lotFraction(new Uint8Array(bytes))).toBe(fraction);
});

it.each([
  [0, 10, 0],
  [0.5, 10, 5],
  [1 - 2 ** -48, 10, 9],
  [0.999, 1, 0],
  [0.7, 0, 0],
])('the lot %d of %d places draws number %d', (lot, drawn, number) => {
  expect(drawnNumber(lot, drawn)).toBe(number);
});

it('a beacon changes the key, and none leaves the seed', () => {
  expect(drawKey('ab', 'cd')).toBe('abcd');
  expect(drawKey('ab', null)).toBe('ab');
});
