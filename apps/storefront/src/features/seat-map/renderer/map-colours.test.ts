import { expect, it } from 'vitest';
import { mixColours, toCssColour, toPixel } from './map-colours.ts';

it('a CSS colour keeps its leading zeros', () => {
  expect(toCssColour(0x00ff0a)).toBe('#00ff0a');
});

it('a pixel has red in its lowest byte', () => {
  expect(toPixel(0x123456)).toBe(0x563412);
});

it.each([
  [0, 0x000000],
  [1, 0xff8040],
  [0.5, 0x804020],
])('mixing in a share of %d of another colour works on each channel', (share, expected) => {
  expect(mixColours(0x000000, 0xff8040, share)).toBe(expected);
});
