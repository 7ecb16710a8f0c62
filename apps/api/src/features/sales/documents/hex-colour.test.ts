import { expect, it } from 'vitest';
import { hexColour } from './hex-colour.ts';

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.627955 0.257683 29.23388)', '#ff0000'],
  ['oklch(86.644% 0.294827 142.49535)', '#00ff00'],
  [' #AbCdEf ', '#abcdef'],
  ['red', undefined],
  ['oklch(1 0 0); }', undefined],
])('writes %s as %s', (css, hex) => {
  expect(hexColour(css)).toEqual(hex);
});
