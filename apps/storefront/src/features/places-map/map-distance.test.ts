import { expect, it } from 'vitest';
import { roundDistance, writeDistance } from './map-distance.ts';

it.each([
  [0.07, 0.05],
  [0.1, 0.1],
  [0.99, 0.5],
  [1, 1],
  [1.9, 1],
  [2, 2],
  [4.99, 2],
  [5, 5],
  [49, 20],
  [1000, 1000],
])('%d km round down to %d', (km, rounded) => {
  expect(roundDistance(km)).toBeCloseTo(rounded, 9);
});

it.each([
  [0.05, 'en', '50 m'],
  [0.347, 'en', '350 m'],
  [1.44, 'en', '1.4 km'],
  [1.44, 'ru', '1,4 км'],
  [12.34, 'de', '12,3 km'],
  [1053, 'fr', '1 050 km'],
])('%d km is written in %s as %s', (km, language, text) => {
  expect(writeDistance(km, language).replaceAll(/\s/g, ' ')).toBe(text);
});
