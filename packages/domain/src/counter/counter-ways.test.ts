import { expect, it } from 'vitest';
import { isCounterWay } from './counter-ways.ts';

it.each([
  ['cash', true],
  ['card_terminal', true],
  ['card', false],
  ['invoice', false],
  ['certificate', false],
])('%s is paid over the counter: %s', (kind, isPaidThere) => {
  expect(isCounterWay(kind)).toBe(isPaidThere);
});
