import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Work that ends when the test says so, and answers its number. */
function slowWork() {
  const begun: PromiseWithResolvers<number>[] = [];
  const ask = inBatches((_key: string) => {
    const work = Promise.withResolvers<number>();
    begun.push(work);
    return work.promise;
  });
  return { ask, begun, end: (number: number) => begun[number - 1]?.resolve(number) };
}

it('a crowd that asks at once is answered by two pieces of work, none begun before it was asked for', async () => {
  const { ask, begun, end } = slowWork();
  const first = ask('hall');
  const crowd = Array.from({ length: 1000 }, () => ask('hall'));
  expect(begun).toHaveLength(1);
  end(1);
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(2);
  const late = ask('hall');
  end(2);
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]));
  await expect.poll(() => begun.length).toBe(3);
  end(3);
  expect(await late).toBe(3);
});

it('nobody waits for those who ask something else, and a failure is that of its own batch', async () => {
  const { ask, begun, end } = slowWork();
  const [failing, after] = [ask('a'), ask('a')];
  const other = ask('b');
  end(2);
  expect(await other).toBe(2);
  begun[0]?.reject(new Error('gone'));
  await expect(failing).rejects.toThrow('gone');
  await expect.poll(() => begun.length).toBe(3);
  end(3);
  expect(await after).toBe(3);
});
