import { expect, it } from 'vitest';
import { prefetchQueue } from './prefetch-queue.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

type Task = () => Promise<unknown>;

/** A queue whose pauses end when the test says so. */
function heldQueue() {
  const started: string[] = [];
  const waiting = new Map<string, Task>();
  const pauses: { readonly pauseMs: number; readonly end: () => void }[] = [];
  let isPaused = false;
  const wake = prefetchQueue({
    isPaused: () => isPaused,
    wait: (pauseMs) => new Promise((end) => pauses.push({ pauseMs, end })),
    start: (count) =>
      [...waiting].slice(0, count).map(([name, task]) => {
        waiting.delete(name);
        started.push(name);
        return task();
      }),
  });
  const add = (name: string, task: Task = async () => undefined) => {
    waiting.set(name, task);
    wake();
  };
  const rest = (value: boolean) => {
    isPaused = value;
    wake();
  };
  return { add, rest, started, pauses };
}

it('prefetches run four at a time, three seconds apart, in the order they came', async () => {
  const { add, started, pauses } = heldQueue();
  for (const name of '123456789') add(name);
  await turn();
  expect(started.join('')).toBe('1234');
  pauses[0]?.end();
  await turn();
  expect(started.join('')).toBe('12345678');
  pauses[1]?.end();
  await turn();
  expect(started.join('')).toBe('123456789');
  expect(pauses.map(({ pauseMs }) => pauseMs)).toEqual([3000, 3000, 3000]);
});

it('the queue goes on after a task that fails', async () => {
  const { add, started, pauses } = heldQueue();
  add('1', () => Promise.reject(new Error('no connection')));
  for (const name of '23456') add(name);
  await turn();
  pauses[0]?.end();
  await turn();
  expect(started.join('')).toBe('123456');
});

it('the pause begins when the whole batch has ended', async () => {
  const { add, pauses } = heldQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  add('slow', () => promise);
  await turn();
  expect(pauses).toEqual([]);
  resolve();
  await turn();
  expect(pauses).toHaveLength(1);
});

it('a task that comes after the last batch waits for the pause to end', async () => {
  const { add, started, pauses } = heldQueue();
  add('1');
  await turn();
  add('2');
  await turn();
  expect(started).toEqual(['1']);
  pauses[0]?.end();
  await turn();
  expect(started).toEqual(['1', '2']);
});

it('the queue works again after it had nothing to do', async () => {
  const { add, started, pauses } = heldQueue();
  add('1');
  await turn();
  pauses[0]?.end();
  await turn();
  add('2');
  await turn();
  expect(started).toEqual(['1', '2']);
});

it('the queue waits while paused, and goes on when woken', async () => {
  const { add, rest, started } = heldQueue();
  rest(true);
  add('1');
  await turn();
  rest(true);
  await turn();
  expect(started).toEqual([]);
  rest(false);
  await turn();
  expect(started).toEqual(['1']);
});
