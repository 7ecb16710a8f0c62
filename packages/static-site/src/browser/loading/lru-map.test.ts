import { expect, it } from 'vitest';
import { createLruMap } from './lru-map.ts';

it('the least recently used entry goes first', () => {
  const map = createLruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

it('a key is held once, with its last value', () => {
  const map = createLruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect([map.get('a'), map.get('b')]).toEqual([3, 2]);
});

it('a cleared map is empty', () => {
  const map = createLruMap<number>(2);
  map.set('a', 1);
  map.clear();
  expect(map.get('a')).toBeUndefined();
});
