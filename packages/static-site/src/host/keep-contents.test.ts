import { expect, it } from 'vitest';
import { keepContents } from './keep-contents.ts';

const two = Buffer.from('ab');

it('keeps what was read, for as long as it is that version', () => {
  const contents = keepContents();
  contents.keep('/a', '1', two);
  expect(contents.find('/a', '1')).toBe(two);
  expect(contents.find('/a', '2')).toBeUndefined();
  contents.keep('/a', '2', Buffer.from('c'));
  expect(contents.find('/a', '2')?.toString()).toBe('c');
});

it('lets go what was not asked for longest', () => {
  const contents = keepContents(5);
  contents.keep('/a', '1', two);
  contents.keep('/b', '1', two);
  contents.find('/a', '1');
  contents.keep('/c', '1', two);
  expect(['/a', '/b', '/c'].filter((file) => contents.find(file, '1'))).toEqual(['/a', '/c']);
});
