import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeReadOnWord } from './read-on-word.ts';

const pauseMs = 500;
let [begun, ended] = [0, 0];
const read = async () => {
  begun += 1;
  await new Promise((resolve) => setTimeout(resolve, 300));
  ended += 1;
};

beforeEach(() => {
  vi.useFakeTimers();
  [begun, ended] = [0, 0];
});
afterEach(() => void vi.useRealTimers());

it('reads at once, and what is under way is read to its end however much word comes', async () => {
  const reader = makeReadOnWord(read, pauseMs);
  for (let word = 0; word < 40; word += 1) {
    reader.request();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(ended).toBeGreaterThanOrEqual(4);
  expect(begun - ended).toBeLessThanOrEqual(1);
  reader.stop();
});

it('reads once more after the last word that came meanwhile, and then no more', async () => {
  const reader = makeReadOnWord(read, pauseMs);
  reader.request();
  expect(begun).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  reader.request();
  reader.request();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([begun, ended]).toEqual([2, 2]);
  reader.request();
  expect(begun).toBe(3);
});

it('goes on after a read that failed, and reads nothing more once it is stopped', async () => {
  const failing = vi.fn().mockRejectedValue(new Error('gone'));
  const reader = makeReadOnWord(failing, pauseMs);
  reader.request();
  await vi.advanceTimersByTimeAsync(1000);
  reader.request();
  expect(failing).toHaveBeenCalledTimes(2);
  reader.stop();
  reader.request();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failing).toHaveBeenCalledTimes(2);
});
