import { expect, it } from 'vitest';
import { createContentCache } from './content-cache.ts';

const two = Buffer.from('ab');

it('a cached content is found by its version alone', () => {
  const contents = createContentCache();
  contents.keep('/a', '1', two);
  expect(contents.find('/a', '1')).toBe(two);
  expect(contents.find('/a', '2')).toBeUndefined();
  contents.keep('/a', '2', Buffer.from('c'));
  expect(contents.find('/a', '2')?.toString()).toBe('c');
});

it('the least recently used content goes first', () => {
  const contents = createContentCache(5);
  contents.keep('/a', '1', two);
  contents.keep('/b', '1', two);
  contents.find('/a', '1');
  contents.keep('/c', '1', two);
  expect(['/a', '/b', '/c'].filter((file) => contents.find(file, '1'))).toEqual(['/a', '/c']);
});
