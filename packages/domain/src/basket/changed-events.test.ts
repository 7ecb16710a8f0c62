import { expect, it } from 'vitest';
import { changedEvents } from './changed-events.ts';

const line = (id: string, event: number, count = 1, state = 'held') => ({
  id,
  count,
  extra: { event: { id: event }, state },
});

it.each([
  ['nothing', [], [], []],
  ['the same', [line('1:a', 1)], [line('1:a', 1)], []],
  ['the same in another order', [line('1:a', 1), line('2:b', 2)], [line('2:b', 2), line('1:a', 1)], []],
  ['a line more', [line('1:a', 1)], [line('1:a', 1), line('2:b', 2)], [2]],
  ['a line less', [line('1:a', 1), line('2:b', 2)], [line('2:b', 2)], [1]],
  ['another count', [line('1:a', 1, 1)], [line('1:a', 1, 3)], [1]],
  ['a hold that ran out', [line('1:a', 1)], [line('1:a', 1, 1, 'released')], [1]],
  ['all of it gone', [line('1:a', 1), line('1:b', 1), line('2:c', 2)], [], [1, 2]],
])(
  'a change that leaves a basket with %s names the events whose prices may differ',
  (_, before, after, expected) => {
    expect(changedEvents(before, after)).toEqual(expected);
  },
);
