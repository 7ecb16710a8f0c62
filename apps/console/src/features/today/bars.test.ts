import { expect, it } from 'vitest';
import { layOutBars } from './bars.ts';

const hour = (today: number, week_before: number) => ({ today, week_before });

it('the highest takes all of the height, and others their share of it', () => {
  const bars = layOutBars([hour(50, 200), hour(0, 100)]);
  expect(bars.map(({ hour: at, series, height, y }) => [at, series, height, y])).toEqual([
    [0, 'week_before', 100, 0],
    [0, 'today', 25, 75],
    [1, 'week_before', 50, 50],
  ]);
});

it('bars of an hour stand side by side within it', () => {
  const [before, today] = layOutBars([hour(1, 1)]);
  expect(before && today && before.x + before.width).toBeCloseTo(today?.x ?? Number.NaN);
  expect((today?.x ?? 0) + (today?.width ?? 0)).toBeLessThan(1);
  expect(before?.x).toBeGreaterThan(0);
});

it('nothing is drawn of hours without money, or in which more went back than came', () => {
  expect(layOutBars([hour(0, 0), hour(-5, 0)])).toEqual([]);
  expect(layOutBars([hour(-5, 10)])).toHaveLength(1);
});
