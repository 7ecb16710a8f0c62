import { expect, it } from 'vitest';
import { buildWatch } from './build-watch.ts';

function watched(published: (string | undefined)[]) {
  let now = 0;
  let reads = 0;
  let contents = 0;
  const watch = buildWatch({
    code: 'code1',
    read: async () => published[reads++],
    now: () => now,
    onNewContent: () => contents++,
  });
  return {
    ...watch,
    later: (ms: number) => {
      now += ms;
    },
    counts: () => ({ reads, contents }),
  };
}

it('the build does not count as old before the first check', () => {
  expect(watched(['code2.x']).isOld()).toBe(false);
});

it('the build is old when the published code is another', async () => {
  const watch = watched(['code2.x']);
  await watch.check();
  expect(watch.isOld()).toBe(true);
});

it('new content alone does not make the build old, but is announced', async () => {
  const watch = watched(['code1.x', 'code1.y', 'code1.y']);
  await watch.check();
  watch.later(600_000);
  await watch.check();
  watch.later(600_000);
  await watch.check();
  expect(watch.isOld()).toBe(false);
  expect(watch.counts()).toEqual({ reads: 3, contents: 2 });
});

it('the published build is read at most every ten minutes', async () => {
  const watch = watched(['code1.x', 'code2.y']);
  await watch.check();
  watch.later(599_999);
  await watch.check();
  expect(watch.counts().reads).toBe(1);
  watch.later(1);
  await watch.check();
  expect(watch.isOld()).toBe(true);
});

it('a build id that cannot be read changes nothing', async () => {
  const watch = watched([undefined]);
  await watch.check();
  expect([watch.isOld(), watch.counts().contents]).toEqual([false, 0]);
});
