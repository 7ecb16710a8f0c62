import { expect, it } from 'vitest';
import { makeKnownNodes, oneServer } from './stock-nodes.ts';
import { NodeAway } from './turnstile.ts';

const [first, second] = [101, 102];
const places = new Map([
  [1, first],
  [2, second],
]);

function knownNodes(slots: number) {
  const nodes = makeKnownNodes(slots);
  nodes.place(places);
  return nodes;
}

/** Work that lasts until it is told to end. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasBegun = false;
  const work = () => {
    hasBegun = true;
    return promise;
  };
  return { work, end: () => resolve('done'), hasBegun: () => hasBegun };
}

it('no more is under way at a worker than it has slots; the others are none of its business', async () => {
  const nodes = knownNodes(1);
  const [one, two, elsewhere] = [lasting(), lasting(), lasting()];
  const begun = [nodes.run([1], one.work), nodes.run([1], two.work), nodes.run([2], elsewhere.work)];
  await Promise.resolve();
  await Promise.resolve();
  expect([one, two, elsewhere].map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
  one.end();
  await begun[0];
  two.end();
  elsewhere.end();
  expect(await Promise.all(begun)).toEqual(['done', 'done', 'done']);
});

it('a worker that does not answer turns away whoever waits and whoever comes, until it does', async () => {
  const nodes = knownNodes(1);
  const one = lasting();
  const begun = nodes.run([1], one.work);
  const waits = nodes.run([1], async () => 'done');
  await Promise.resolve();
  nodes.turnstile(first).shut();
  await expect(waits).rejects.toThrow(NodeAway);
  await expect(nodes.run([2, 1], async () => 'done')).rejects.toThrow(NodeAway);
  expect(await nodes.run([2], async () => 'done')).toBe('done');
  nodes.turnstile(first).open();
  one.end();
  expect(await begun).toBe('done');
  expect(await nodes.run([1, 2], async () => 'done')).toBe('done');
});

it('what fails gives its slot back, and what is of no known worker needs none', async () => {
  const nodes = knownNodes(1);
  await expect(nodes.run([1], () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await nodes.run([1], async () => 'done')).toBe('done');
  nodes.turnstile(first).shut();
  expect(await nodes.run([3], async () => 'done')).toBe('done');
  expect(await oneServer.run([1], async () => 'done')).toBe('done');
});
