import { expect, it } from 'vitest';
import { withRecent } from './recent-searches.ts';

it.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'c', ['c', 'a', 'b']],
  [['a', 'b'], 'B', ['B', 'a']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
])('after %j and a search for %s, %j are remembered', (recent, text, next) => {
  expect(withRecent(recent, text)).toEqual(next);
});
