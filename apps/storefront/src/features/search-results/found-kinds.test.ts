import { expect, it } from 'vitest';
import { chosenKind } from './found-kinds.ts';

const counts = { event: 0, person: 2, place: 1, news: 0 };

it.each([
  ['place', counts, 'place'],
  ['poster', counts, 'person'],
  [null, counts, 'person'],
  [null, { ...counts, event: 1 }, 'event'],
  [null, { event: 0, person: 0, place: 0, news: 0 }, 'event'],
  [null, undefined, 'event'],
] as const)('the tab named %s, with %j found, is %s', (named, found, kind) => {
  expect(chosenKind(named, found)).toBe(kind);
});
