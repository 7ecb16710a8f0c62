import { expect, it } from 'vitest';
import { cssColour, mixed, toPixel } from './map-colours.ts';

it('writes a colour for style sheets with all its zeros', () => {
  expect(cssColour(0x00ff0a)).toBe('#00ff0a');
});

it('turns a colour around for memory', () => {
  expect(toPixel(0x123456)).toBe(0x563412);
});

it.each([
  [0, 0x000000],
  [1, 0xff8040],
  [0.5, 0x804020],
])('mixes a share of %d of another colour in', (share, expected) => {
  expect(mixed(0x000000, 0xff8040, share)).toBe(expected);
});
