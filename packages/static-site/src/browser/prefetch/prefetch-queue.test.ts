import { expect, it } from 'vitest';
import { prefetchQueue } from './prefetch-queue.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose pauses end when the test says so. */
function heldQueue() {
  const started: string[] = [];
  const pauses: { readonly pauseMs: number; readonly end: () => void }[] = [];
  let isResting = false;
  const queue = prefetchQueue({
    isResting: () => isResting,
    wait: (pauseMs) => new Promise((end) => pauses.push({ pauseMs, end })),
  });
  const add = (name: string, task: () => Promise<unknown> = async () => undefined) =>
    queue.add(name, () => {
      started.push(name);
      return task();
    });
  const rest = (value: boolean) => {
    isResting = value;
    queue.wake();
  };
  return { ...queue, add, rest, started, pauses };
}

it('runs four at a time, three seconds apart, in the order they came', async () => {
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

it('goes on after a task that fails', async () => {
  const { add, started, pauses } = heldQueue();
  add('1', () => Promise.reject(new Error('no connection')));
  for (const name of '23456') add(name);
  await turn();
  pauses[0]?.end();
  await turn();
  expect(started.join('')).toBe('123456');
});

it('waits for the whole batch before it begins to pause', async () => {
  const { add, pauses } = heldQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  add('slow', () => promise);
  await turn();
  expect(pauses).toEqual([]);
  resolve();
  await turn();
  expect(pauses).toHaveLength(1);
});

it('keeps its distance from a task that comes when the last batch is done', async () => {
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

it('holds a task once, and drops it when asked to', async () => {
  const { add, remove, rest, started } = heldQueue();
  rest(true);
  for (const name of ['1', '1', '2', '3']) add(name);
  remove('2');
  rest(false);
  await turn();
  expect(started).toEqual(['1', '3']);
});

it('rests while it should, and wakes when told', async () => {
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
