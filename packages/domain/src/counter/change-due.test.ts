import { expect, it } from 'vitest';
import { changeDue } from './change-due.ts';

it.each([
  ['nothing for the exact sum', 2200, 2200, 0],
  ['the rest of a larger note', 2200, 5000, 2800],
  ['the whole note where nothing is due', 0, 500, 500],
  ['no answer yet while it is too little', 2200, 2199, undefined],
])('change due is %s', (_case, due, given, change) => {
  expect(changeDue(due, given)).toBe(change);
});
