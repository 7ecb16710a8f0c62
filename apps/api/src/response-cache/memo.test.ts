import { beforeEach, expect, it } from 'vitest';
import { type Memo, makeMemo } from './memo.ts';

let nowMs: number;
let loads: number;
let memo: Memo<number>;

beforeEach(() => {
  nowMs = 0;
  loads = 0;
  memo = makeMemo({ nowMs: () => nowMs, freshMs: 100, staleMs: 200, maxEntries: 2 });
});

const load = async () => ++loads;
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

it('a value is looked up once for all who ask', async () => {
  expect(await Promise.all([memo.get('a', load), memo.get('a', load)])).toEqual([1, 1]);
  nowMs = 99;
  expect(await memo.get('a', load)).toBe(1);
});

it('a stale value is given while a new one is looked up, once', async () => {
  await memo.get('a', load);
  nowMs = 150;
  expect(await Promise.all([memo.get('a', load), memo.get('a', load)])).toEqual([1, 1]);
  await settle();
  expect(await memo.get('a', load)).toBe(2);
  expect(loads).toBe(2);
});

it('a value that is too old is not given', async () => {
  await memo.get('a', load);
  nowMs = 300;
  expect(await memo.get('a', load)).toBe(2);
});

it('a clock that is set back makes no value young again', async () => {
  nowMs = 1_000_000;
  await memo.get('a', load);
  nowMs = 0;
  expect(await memo.get('a', load)).toBe(2);
});

it('a failure is not kept, and a failed refresh leaves what there was', async () => {
  const fail = () => Promise.reject(new Error('no database'));
  await expect(memo.get('a', fail)).rejects.toThrow('no database');
  expect(await memo.get('a', load)).toBe(1);
  nowMs = 150;
  expect(await memo.get('a', fail)).toBe(1);
  await settle();
  expect(await memo.get('a', load)).toBe(1);
  await settle();
  expect(await memo.get('a', load)).toBe(2);
});

it('what was begun before everything was forgotten is not kept after it', async () => {
  await memo.get('a', load);
  nowMs = 150;
  memo.get('a', load);
  memo.clear();
  await settle();
  expect(await memo.get('a', load)).toBe(3);
});

it('the oldest goes when there are too many', async () => {
  await memo.get('a', load);
  await memo.get('b', load);
  await memo.get('c', load);
  expect(await memo.get('b', load)).toBe(2);
  expect(await memo.get('a', load)).toBe(4);
});
