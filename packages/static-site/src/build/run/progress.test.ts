import { expect, it } from 'vitest';
import { type Progress, progressMeter } from './progress.ts';

it('progress reports pages done, pages per second and time left, no more often than a person can read', () => {
  const told: Progress[] = [];
  let now = 0;
  const meter = progressMeter(
    (progress) => told.push(progress),
    () => now,
    100,
  );
  meter.enter('pages');
  for (let page = 0; page < 50; page += 1) {
    now += 10;
    meter.countPage();
  }

  expect(told).toHaveLength(3);
  expect(told.at(-1)).toEqual({ step: 'pages', done: 40, expected: 100, perSecond: 100, secondsLeft: 0.6 });
});

it('progress of a first build has no time left', () => {
  const told: Progress[] = [];
  let now = 0;
  const meter = progressMeter(
    (progress) => told.push(progress),
    () => now,
    undefined,
  );
  meter.enter('pages');
  now = 1000;
  meter.countPage();
  expect(told.at(-1)).toMatchObject({ done: 1, secondsLeft: undefined });
});
