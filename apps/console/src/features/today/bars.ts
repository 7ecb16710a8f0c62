import type { Takings } from '@parterre/contracts/console/today';

export interface Bar {
  readonly hour: number;
  readonly series: 'today' | 'week_before';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A unit is an hour wide; the highest bar is this high. */
export const chartHeight = 100;
const gap = 0.12;

/** Two bars for each hour, side by side: a week ago, and today. An hour in which more went back than came in has none. */
export function layOutBars(hours: Takings['hours']): readonly Bar[] {
  const highest = Math.max(...hours.flatMap(({ today, week_before }) => [today, week_before]), 0);
  if (highest === 0) return [];
  const width = (1 - gap * 2) / 2;
  return hours.flatMap((one, hour) =>
    (['week_before', 'today'] as const).flatMap((series, place): Bar[] => {
      const height = (Math.max(one[series], 0) / highest) * chartHeight;
      if (height === 0) return [];
      return [{ hour, series, x: hour + gap + place * width, y: chartHeight - height, width, height }];
    }),
  );
}
