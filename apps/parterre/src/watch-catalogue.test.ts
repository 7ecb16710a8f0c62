import type { CatalogueFeed } from '@parterre/api/catalogue-reader/catalogue-feed';
import { expect, it } from 'vitest';
import { watchCatalogue } from './watch-catalogue.ts';

function stage() {
  let announce: (keys: readonly string[]) => void = () => undefined;
  const feed: CatalogueFeed = {
    subscribe: (listener) => {
      announce = listener;
    },
    isConnected: () => true,
    close: async () => undefined,
  };
  const batches: (readonly string[])[] = [];
  const faults: unknown[] = [];
  const turns: PromiseWithResolvers<void>[] = [];
  const stop = watchCatalogue(feed, {
    onChange: (keys) => {
      batches.push(keys);
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      return turn.promise;
    },
    onFault: (error) => faults.push(error),
  });
  return { announce: (...keys: string[]) => announce(keys), stop, batches, faults, turns };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('what is heard during a batch makes up the next one, each key once', async () => {
  const { announce, batches, turns } = stage();
  announce('event:1', 'list:events');
  announce('event:2');
  announce('event:2', 'person:3');
  expect(batches).toEqual([['event:1', 'list:events']]);

  turns[0]?.resolve();
  await settled();
  expect(batches.slice(1)).toEqual([['event:2', 'person:3']]);
});

it('a batch that fails is told of, and the next change is handed on', async () => {
  const { announce, batches, faults, turns } = stage();
  announce('event:1');
  turns[0]?.reject(new Error('The disk is full.'));
  await settled();
  announce('event:2');
  expect(faults).toEqual([new Error('The disk is full.')]);
  expect(batches).toEqual([['event:1'], ['event:2']]);
});

it('after a stop nothing more is begun, though the feed still speaks as it closes', async () => {
  const { announce, stop, batches, turns } = stage();
  announce('event:1');
  announce('event:2');
  stop();
  turns[0]?.resolve();
  await settled();
  announce('everything');
  expect(batches).toEqual([['event:1']]);
});
