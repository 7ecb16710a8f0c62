import { expect, it } from 'vitest';
import { isToldOf, linePlace, mayAskToConfirmWish, wishEnds } from './wish.ts';

it.each([
  [0, 'first'],
  [1, 'near'],
  [5, 'near'],
  [6, 'middle'],
  [25, 'middle'],
  [26, 'far'],
])('with %i wishes before it, a wish is told that it stands %s', (before, place) => {
  expect(linePlace(before)).toBe(place);
});

it('whoever ended a wish themselves is not written to about it', () => {
  expect(wishEnds.filter(isToldOf)).toEqual(['late', 'over', 'stopped']);
});

it.each([
  [0, true],
  [2, true],
  [3, false],
])('after %i mails that asked for a confirmation within an hour another may be sent: %s', (earlier, may) => {
  expect(mayAskToConfirmWish(earlier)).toBe(may);
});
