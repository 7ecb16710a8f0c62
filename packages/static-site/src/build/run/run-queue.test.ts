import { expect, it } from 'vitest';
import type { RunRequest } from './run.ts';
import { runQueue } from './run-queue.ts';
import type { RunReport } from './run-report.ts';

const report: RunReport = {
  kind: 'update',
  build: '',
  written: 0,
  unchanged: 0,
  removed: 0,
  failed: [],
  left: 0,
  reasons: {},
  seconds: 0,
  examples: { written: [], removed: [] },
};

/** A queue whose runs end when told. */
function heldQueue() {
  const started: { request: RunRequest; end: (error?: Error) => void }[] = [];
  const queue = runQueue((request) => {
    const { promise, resolve, reject } = Promise.withResolvers<RunReport>();
    started.push({ request, end: (error) => (error ? reject(error) : resolve(report)) });
    return promise;
  });
  return { queue, started };
}

const soon = () => new Promise(setImmediate);

it('runs come one at a time, and changes that come meanwhile are gathered into one update', async () => {
  const { queue, started } = heldQueue();
  const build = queue.build();
  const updates = [queue.update(['a', 'b']), queue.update(['b', 'c'])];
  await soon();
  expect(started.map(({ request }) => request.kind)).toEqual(['build']);

  started[0]?.end();
  await build;
  await soon();
  expect(started[1]?.request).toEqual({ kind: 'update', changedKeys: ['a', 'b', 'c'], ownPages: false });

  const later = queue.update(['d']);
  started[1]?.end();
  await Promise.all(updates);
  await soon();
  expect(started[2]?.request.changedKeys).toEqual(['d']);
  started[2]?.end();
  await later;
});

it('the queue goes on after a run that failed', async () => {
  const { queue, started } = heldQueue();
  const failing = queue.build();
  const next = queue.update(['a']);
  await soon();
  started[0]?.end(new Error('The oven is cold.'));
  await expect(failing).rejects.toThrow('The oven is cold.');
  await soon();
  started[1]?.end();
  expect(await next).toBe(report);
});

it('the queue is settled when every run has ended', async () => {
  const { queue, started } = heldQueue();
  const build = queue.build();
  let settled = false;
  const waiting = queue.settled().then(() => {
    settled = true;
  });
  await soon();
  expect(settled).toBe(false);
  started[0]?.end();
  await Promise.all([build, waiting]);
});

it('an update at work is interrupted, a build is not, and neither is what waits', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const queue = runQueue(async (_, signal) => {
    signals.push(signal);
    await soon();
    return report;
  });
  const build = queue.build();
  await Promise.resolve();
  queue.interrupt();
  await build;
  const update = queue.update(['a']);
  await Promise.resolve();
  const next = update.then(() => queue.update(['b']));
  queue.interrupt();
  await next;
  expect(signals.map((signal) => signal?.aborted)).toEqual([undefined, true, false]);
});

it('gathered changes are left to their own pages when all of them are', async () => {
  const { queue, started } = heldQueue();
  const asked = [queue.update(['a'], undefined, true), queue.update(['b'], undefined, true)];
  await soon();
  const later = [queue.update(['c'], undefined, true), queue.update(['d'])];
  started[0]?.end();
  await Promise.all(asked);
  await soon();
  started[1]?.end();
  await Promise.all(later);
  expect(started.map(({ request }) => request.ownPages)).toEqual([true, false]);
});
