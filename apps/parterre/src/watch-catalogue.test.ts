import type { CatalogueFeed } from '@parterre/api/catalogue-reader/catalogue-feed';
import { expect, it } from 'vitest';
import { watchCatalogue } from './watch-catalogue.ts';

const interrupted = 'interrupted';

/** Whatever is to be published is named, and takes until a test ends it. */
function stage() {
  let announce: (keys: readonly string[]) => void = () => undefined;
  const feed: CatalogueFeed = {
    subscribe: (listener) => {
      announce = listener;
    },
    isConnected: () => true,
    close: async () => undefined,
  };
  const begun: string[] = [];
  const faults: unknown[] = [];
  let turn = Promise.withResolvers<boolean>();
  const begin = (name: string, keys: readonly string[]) => {
    begun.push(`${name} ${keys.join(' ')}`);
    turn = Promise.withResolvers<boolean>();
    return turn.promise;
  };
  const stop = watchCatalogue(feed, {
    onFirst: (keys) => begin('first', keys),
    onChange: async (keys) => void (await begin('all', keys)),
    interrupt: () => {
      begun.push(interrupted);
      turn.resolve(true);
    },
    onFault: (error) => faults.push(error),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    announce: (...keys: string[]) => {
      announce(keys);
      return settled();
    },
    /** Of what is at work: whether anything of it was to be seen first. */
    end: (isShown = true) => {
      turn.resolve(isShown);
      return settled();
    },
    fail: (error: Error) => {
      turn.reject(error);
      return settled();
    },
    stop,
    begun,
    faults,
  };
}

it('what somebody waits to see comes first, then all that shows it', async () => {
  const { announce, end, begun } = stage();
  await announce('event:1', 'list:events');
  await end();
  await end();
  expect(begun).toEqual(['first event:1 list:events', 'all event:1 list:events']);
});

it('what is heard meanwhile makes up the next batch, each key once, and lists wait for it', async () => {
  const { announce, end, begun } = stage();
  await announce('event:1');
  await announce('event:2');
  await announce('event:2', 'person:3');
  await end();
  expect(begun).toEqual(['first event:1', 'first event:2 person:3']);
  await end();
  expect(begun.at(-1)).toBe('all event:1 event:2 person:3');
});

it('lists are interrupted by what somebody may wait to see', async () => {
  const { announce, end, begun } = stage();
  await announce('event:1');
  await end();
  await announce('event:2');
  expect(begun.slice(1)).toEqual(['all event:1', interrupted, 'first event:2']);
  await end();
  expect(begun.at(-1)).toBe('all event:2');
});

it('what was not seen first is not interrupted', async () => {
  const { announce, end, begun } = stage();
  await announce('everything');
  await end(false);
  await announce('event:1');
  expect(begun).toEqual(['first everything', 'all everything']);
  await end();
  expect(begun.at(-1)).toBe('first event:1');
});

it.each(['first', 'all'])('what fails (%s) is told of, and the next change is handed on', async (step) => {
  const { announce, end, fail, begun, faults } = stage();
  await announce('event:1');
  if (step === 'all') await end();
  await fail(new Error('The disk is full.'));
  await announce('event:2');
  await end();
  expect(faults).toEqual([new Error('The disk is full.')]);
  expect(begun.slice(-2)).toEqual(['first event:2', `all ${step === 'first' ? 'event:1 ' : ''}event:2`]);
});

it('after a stop nothing more is begun, though the feed still speaks as it closes', async () => {
  const { announce, end, stop, begun } = stage();
  await announce('event:1');
  await announce('event:2');
  stop();
  await end();
  await announce('everything');
  expect(begun).toEqual(['first event:1']);
});
