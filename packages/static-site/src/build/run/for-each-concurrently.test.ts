import { expect, it } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

const soon = () => new Promise(setImmediate);

it('as many items are worked on at a time as there are lanes, and no more are read', async () => {
  const state = { drawn: 0, done: 0, most: 0 };
  function* items() {
    while (state.drawn < 20) {
      state.drawn += 1;
      yield state.drawn;
    }
  }
  await forEachConcurrently(items(), 4, async () => {
    state.most = Math.max(state.most, state.drawn - state.done);
    await soon();
    state.done += 1;
  });
  expect(state).toEqual({ drawn: 20, done: 20, most: 4 });
});

it('after a failure no more items are read, those under way are awaited, then it throws', async () => {
  const done: number[] = [];
  let closed = false;
  async function* items() {
    try {
      for (let item = 0; ; item += 1) yield item;
    } finally {
      closed = true;
    }
  }
  const work = async (item: number) => {
    if (item === 3) throw new Error('The oven is cold.');
    await soon();
    done.push(item);
  };

  await expect(forEachConcurrently(items(), 3, work)).rejects.toThrow('The oven is cold.');
  expect(closed).toBe(true);
  const count = done.length;
  await soon();
  expect(done).toHaveLength(count);
});
