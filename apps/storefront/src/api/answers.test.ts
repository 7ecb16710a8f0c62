import { afterEach, expect, it, vi } from 'vitest';
import { keepAnswer, keptAnswer } from './answers.ts';

afterEach(() => vi.useRealTimers());

it('keeps an answer for a minute', () => {
  vi.useFakeTimers();
  keepAnswer('minute', 1);
  vi.advanceTimersByTime(59_999);
  expect(keptAnswer('minute')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(keptAnswer('minute')).toBeUndefined();
});

it('keeps a hundred answers, and forgets the one that was given longest ago', () => {
  keepAnswer('first', 0);
  keepAnswer('second', 0);
  for (let number = 0; number < 98; number++) keepAnswer(`question ${number}`, number);
  keepAnswer('first', 1);
  keepAnswer('one more', 0);
  expect(keptAnswer('first')).toBe(1);
  expect(keptAnswer('second')).toBeUndefined();
  expect(keptAnswer('question 0')).toBe(0);
});
