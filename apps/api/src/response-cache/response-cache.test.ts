import { beforeEach, describe, expect, it } from 'vitest';
import { encodeAnswer, makeAnswer } from './response.ts';
import { AnswerCache } from './response-cache.ts';

const freshness = { freshMs: 1000, staleMs: 5000 };

let nowMs: number;
let made: number;
let cache: AnswerCache;

beforeEach(() => {
  nowMs = 0;
  made = 0;
  cache = new AnswerCache({ maxBytes: 10_000, nowMs: () => nowMs });
});

const compute = async () => makeAnswer({ made: ++made });
const ask = async (key: string, address = key) => {
  const answer = await cache.answer({ key, freshness, compute }, address);
  return JSON.parse(answer.identity.toString()).made;
};
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('kept answers', () => {
  it('are given again while they are fresh', async () => {
    expect(await ask('a')).toBe(1);
    nowMs = 999;
    expect(await ask('a')).toBe(1);
    expect(await ask('b')).toBe(2);
  });

  it('are found by every address that led to them', async () => {
    await ask('a', '/a?x=1&y=2');
    await ask('a', '/a?y=2&x=1');
    expect(cache.find('/a?x=1&y=2')).toBe(cache.find('/a?y=2&x=1'));
    expect(cache.find('/a?y=3')).toBeUndefined();
  });

  it('are given once more when stale, while a new one is made', async () => {
    await ask('a');
    nowMs = 1500;
    expect(await ask('a')).toBe(1);
    await settle();
    expect(await ask('a')).toBe(2);
    expect(cache.find('a')).toBeDefined();
  });

  it('are not given when too old', async () => {
    await ask('a');
    nowMs = 6000;
    expect(cache.find('a')).toBeUndefined();
    expect(await ask('a')).toBe(2);
  });

  it('are not given by a clock that was set back', async () => {
    nowMs = 1_000_000;
    await ask('a');
    nowMs = 0;
    expect(cache.find('a')).toBeUndefined();
    expect(await ask('a')).toBe(2);
  });

  it('go all at once when something changed', async () => {
    await ask('a');
    cache.clear();
    expect(cache.find('a')).toBeUndefined();
    expect(await ask('a')).toBe(2);
  });

  it('that were begun before a change are not kept after it', async () => {
    const asked = ask('a');
    cache.clear();
    expect(await asked).toBe(1);
    expect(await ask('a')).toBe(2);
  });

  it('go from the oldest on when they take too much room', async () => {
    const big = 'x'.repeat(2000);
    for (const key of ['a', 'b', 'c']) {
      await cache.answer({ key, freshness, compute: async () => makeAnswer(big) }, key);
    }
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([false, true, true]);
  });

  it('remember only a few spellings of the same question', async () => {
    for (let index = 0; index < 100; index += 1) await ask('a', `/a?utm=${index}`);
    const found = Array.from({ length: 100 }, (_, index) => cache.find(`/a?utm=${index}`)).filter(Boolean);
    expect(found).toHaveLength(8);
    expect(made).toBe(1);
  });
});

it('whoever asks for what is just being made waits for it', async () => {
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1]);
});

it('a failure is told to all who wait, and tried again by the next', async () => {
  const failing = { key: 'a', freshness, compute: () => Promise.reject(new Error('no database')) };
  const both = [cache.answer(failing, 'a'), cache.answer(failing, 'a')];
  await expect(Promise.all(both)).rejects.toThrow('no database');
  expect(await ask('a')).toBe(1);
});

it('a stale answer outlives a refresh that fails', async () => {
  let isBroken = false;
  const question = {
    key: 'a',
    freshness,
    compute: () => (isBroken ? Promise.reject(new Error('no database')) : compute()),
  };
  const first = await cache.answer(question, 'a');
  isBroken = true;
  nowMs = 1500;
  expect(cache.find('a')).toBe(first);
  await settle();
  isBroken = false;
  cache.find('a');
  await settle();
  expect(cache.find('a')).not.toBe(first);
});

it('only a few are made anew at a time', async () => {
  const keys = ['a', 'b', 'c', 'd'];
  for (const key of keys) await ask(key);
  nowMs = 1500;
  for (const key of keys) cache.find(key);
  await settle();
  expect(made).toBe(6);
  for (const key of keys) cache.find(key);
  await settle();
  expect(made).toBe(8);
});

it('what takes the place of an answer is encoded as that was', async () => {
  const compute = async () => makeAnswer(`${++made}`.repeat(2000));
  const question = { key: 'a', freshness, compute };
  const first = await cache.answer(question, 'a');
  await encodeAnswer(first, 'br');
  nowMs = 1500;
  cache.find('a');
  await expect.poll(() => cache.find('a')).not.toBe(first);
  expect([...(cache.find('a')?.compressed.values() ?? [])]).toEqual([expect.any(Buffer)]);
});

it('an answer that is made anew and says the same is not encoded again', async () => {
  const compute = async () => {
    made += 1;
    return makeAnswer('x'.repeat(2000));
  };
  const question = { key: 'a', freshness, compute };
  const first = await cache.answer(question, 'a');
  await encodeAnswer(first, 'br');
  nowMs = 1500;
  cache.find('a');
  await settle();
  nowMs = 2400;
  expect(cache.find('a')).toBe(first);
  expect(made).toBe(2);
});

it('nothing is kept while nobody would hear of changes', async () => {
  cache = new AnswerCache({ maxBytes: 10_000, nowMs: () => nowMs, mayKeep: () => false });
  expect(await ask('a')).toBe(1);
  expect(await ask('a')).toBe(2);
});
