import { expect, it } from 'vitest';
import { hexColour, luminance, parseColour } from './colour.ts';

it.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.627955 0.257683 29.23388)', '#ff0000'],
  ['oklch(86.644% 0.294827 142.49535)', '#00ff00'],
  [' #AbCdEf ', '#abcdef'],
  ['#0f8', '#00ff88'],
  ['red', undefined],
  ['oklch(1 0 0); }', undefined],
])('writes %s as %s', (css, hex) => {
  expect(hexColour(css)).toEqual(hex);
});

it.each(['#8f1d2c', '#00ff88', '#123456', '#ffffff'])('reads %s and writes it again', (hex) => {
  const { lightness = 0, chroma = 0, hue = 0 } = parseColour(hex) ?? {};
  expect(hexColour(`oklch(${lightness} ${chroma.toFixed(9)} ${hue.toFixed(6)})`)).toBe(hex);
});

it.each([
  ['#ffffff', 1],
  ['#000000', 0],
  ['#ff0000', 0.2126],
  ['#777777', 0.1845],
])('the light that %s gives is %f', (css, expected) => {
  const colour = parseColour(css);
  expect(colour && luminance(colour)).toBeCloseTo(expected, 3);
});
