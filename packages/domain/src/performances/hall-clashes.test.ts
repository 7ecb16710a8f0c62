import { expect, it } from 'vitest';
import { findClashes, type HallUse } from './hall-clashes.ts';

const hour = 3_600_000;
const use = (id: number, startsAt: number, endsAt: number, hallId = 1): HallUse => ({
  id,
  hallId,
  startsAt: startsAt * hour,
  endsAt: endsAt * hour,
});

it.each<[what: string, wanted: HallUse[], others: HallUse[], clashes: [number, number[]][]]>([
  ['at the same time', [use(1, 19, 21)], [use(2, 19, 21)], [[1, [2]]]],
  ['in another hall', [use(1, 19, 21)], [use(2, 19, 21, 2)], []],
  ['within the turnaround before', [use(1, 19, 21)], [use(2, 16, 18.75)], [[1, [2]]]],
  ['as long before as it takes', [use(1, 19, 21)], [use(2, 16, 18.5)], []],
  ['within the turnaround after', [use(1, 19, 21)], [use(2, 21.25, 23)], [[1, [2]]]],
  ['as long after as it takes', [use(1, 19, 21)], [use(2, 21.5, 23)], []],
  ['a short one within a long one', [use(1, 15, 16)], [use(2, 10, 22)], [[1, [2]]]],
  [
    'with another that is wanted',
    [use(1, 19, 21), use(2, 20, 22)],
    [],
    [
      [1, [2]],
      [2, [1]],
    ],
  ],
  ['with where it was before itself', [use(1, 19, 21)], [use(1, 19.5, 21.5)], []],
  [
    'with several, the first of them first',
    [use(1, 19, 21)],
    [use(3, 21, 22), use(2, 18, 20)],
    [[1, [2, 3]]],
  ],
  ['nothing else is played', [use(1, 19, 21)], [], []],
])('%s', (_what, wanted, others, clashes) => {
  expect([...findClashes(wanted, others)].map(([id, met]) => [id, met.map((other) => other.id)])).toEqual(
    clashes,
  );
});
