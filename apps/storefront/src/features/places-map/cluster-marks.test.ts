import { expect, it } from 'vitest';
import { clusterMarks, minGapPx } from './cluster-marks.ts';
import type { Point } from './projection.ts';

const mark = (id: number, at: Point, count = 1) => ({ id, name: `Place ${id}`, count, at });

it.each<[what: string, marks: ReturnType<typeof mark>[], clusters: number[][]]>([
  ['nothing', [], []],
  ['one alone', [mark(1, [0, 0])], [[1]]],
  ['two that a finger tells apart', [mark(1, [0, 0]), mark(2, [minGapPx, 0])], [[1], [2]]],
  ['two that it does not', [mark(1, [0, 0]), mark(2, [minGapPx - 1, 0])], [[1, 2]]],
  ['two at one address', [mark(1, [5, 5]), mark(2, [5, 5])], [[1, 2]]],
  [
    'a row of three, whose ends are apart: the first is the heart',
    [mark(1, [0, 0]), mark(2, [20, 0]), mark(3, [40, 0])],
    [[1, 2], [3]],
  ],
  [
    'the same row with the middle one first',
    [mark(2, [20, 0]), mark(1, [0, 0]), mark(3, [40, 0])],
    [[2, 1, 3]],
  ],
  [
    'two crowds',
    [mark(1, [0, 0]), mark(2, [100, 0]), mark(3, [3, 3]), mark(4, [101, 4])],
    [
      [1, 3],
      [2, 4],
    ],
  ],
])('%s', (_, marks, clusters) => {
  expect(clusterMarks(marks).map((cluster) => cluster.marks.map(({ id }) => id))).toEqual(clusters);
});

it('a cluster has the events of all its marks', () => {
  const [cluster] = clusterMarks([mark(1, [0, 0], 5), mark(2, [1, 0], 2), mark(3, [2, 0], 0)]);
  expect(cluster?.count).toBe(7);
});
