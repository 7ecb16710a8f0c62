import { expect, it } from 'vitest';
import { restorableLines } from './restorable-lines.ts';

const line = (id: string, count = 1) => ({ id, count });
const [a, b, c] = [line('40:a'), line('40:b', 2), line('40:c')];

it.each([
  ['nothing has changed', [], [], [a, b]],
  ['what was restored before is still there', [c], [c], [a, b]],
  ['a line has come back whose addition was not answered', [c], [c, a], [b]],
  ['a line has come back in part', [], [line('40:b')], [a]],
  ['something else was chosen elsewhere', [], [c], []],
  ['more of something else was chosen elsewhere', [c], [line('40:c', 2)], []],
  ['what was there has been bought or removed elsewhere', [c], [], []],
  ['there is less of what was there', [line('40:c', 2)], [c], []],
])('an emptied basket, when %s, offers to restore only what still applies', (_when, before, after, left) => {
  expect(restorableLines([a, b], before, after)).toEqual(left);
});
