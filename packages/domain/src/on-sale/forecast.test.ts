import { expect, it } from 'vitest';
import {
  expectedShare,
  type Forecast,
  type ForecastBasis,
  forecastSale,
  type SaleProgress,
} from './forecast.ts';

const model = [
  { minute: 1, share: 0.2 },
  { minute: 5, share: 0.6 },
  { minute: 12, share: 1 },
];
const within = (by: ForecastBasis, about: number, unit: 'minutes' | 'hours' = 'minutes') =>
  ({ kind: 'within', by, unit, about }) as const;

it.each<[what: string, progress: SaleProgress, forecast: Forecast]>([
  ['is over when nothing is left', { minutes: 9, left: 0, soldLately: 80 }, { kind: 'sold_out' }],
  ['follows the pace', { minutes: 20, left: 480, soldLately: 200 }, within('pace', 10)],
  ['counts whole minutes while they are few', { minutes: 20, left: 100, soldLately: 70 }, within('pace', 7)],
  ['is never less than a minute', { minutes: 20, left: 1, soldLately: 300 }, within('pace', 1)],
  ['counts fives when they are more', { minutes: 20, left: 230, soldLately: 50 }, within('pace', 25)],
  [
    'counts hours from an hour and a half',
    { minutes: 300, left: 300, soldLately: 10 },
    within('pace', 3, 'hours'),
  ],
  ['says no day', { minutes: 300, left: 3000, soldLately: 5 }, { kind: 'far' }],
  ['takes a young sale by its own age', { minutes: 2, left: 200, soldLately: 100 }, within('pace', 4)],
  ['knows nothing in the first minute', { minutes: 0.9, left: 200, soldLately: 100 }, { kind: 'unknown' }],
  ['knows nothing of four tickets', { minutes: 60, left: 200, soldLately: 4 }, { kind: 'unknown' }],
  [
    'looks at another sale until it has a pace',
    { minutes: 0.5, left: 200, soldLately: 0, model },
    within('model', 10),
  ],
  ['prefers its own pace', { minutes: 2, left: 200, soldLately: 100, model }, within('pace', 4)],
  [
    'goes by its rehearsal where no other sale is like it',
    { minutes: 0.5, left: 200, soldLately: 0, rehearsal: model },
    within('rehearsal', 10),
  ],
  [
    'believes another sale before its rehearsal',
    { minutes: 0, left: 200, soldLately: 0, model: model.slice(0, 2), rehearsal: model },
    { kind: 'unknown' },
  ],
  [
    'prefers its own pace to its rehearsal',
    { minutes: 2, left: 200, soldLately: 100, rehearsal: model },
    within('pace', 4),
  ],
  [
    'has nothing of a model that is past',
    { minutes: 30, left: 200, soldLately: 0, model },
    { kind: 'unknown' },
  ],
  [
    'has nothing of a model that never sold out',
    { minutes: 0, left: 200, soldLately: 0, model: model.slice(0, 2) },
    { kind: 'unknown' },
  ],
])('the forecast %s', (_what, progress, forecast) => {
  expect(forecastSale(progress)).toEqual(forecast);
});

it.each([
  ['begins with nothing', 0, 0],
  ['rises evenly to its first point', 0.5, 0.1],
  ['is its own points', 5, 0.6],
  ['goes straight between two', 3, 0.4],
  ['stays where it ended', 40, 1],
])('what the model expects %s', (_what, minute, share) => {
  expect(expectedShare(model, minute)).toBeCloseTo(share);
});

it('a model without points expects nothing', () => {
  expect(expectedShare([], 3)).toBeUndefined();
});
