import { expect, it } from 'vitest';
import { recentMap } from './recent-map.ts';

it('forgets what has not been used for longest', () => {
  const map = recentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

it('holds a key once, with its last value', () => {
  const map = recentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect([map.get('a'), map.get('b')]).toEqual([3, 2]);
});

it('forgets everything when cleared', () => {
  const map = recentMap<number>(2);
  map.set('a', 1);
  map.clear();
  expect(map.get('a')).toBeUndefined();
});
