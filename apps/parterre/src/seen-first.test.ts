import { expect, it } from 'vitest';
import { seenFirst } from './seen-first.ts';

it.each([
  [
    'what was changed, before the lists in which it stands',
    ['list:events', 'event:9', 'version:8@2'],
    ['event:9'],
  ],
  ['nothing of lists alone', ['list:news', 'version:8@2'], []],
  ['nothing of things that stand in no list', ['event:9'], []],
  ['nothing of many', ['list:events', ...Array.from({ length: 100 }, (_, id) => `event:${id}`)], []],
])('%s is seen first', (_, changed, first) => {
  expect(seenFirst(changed)).toEqual(first);
});
