import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Item } from '../drafts/item.ts';
import { simulatePrices, soldList } from './simulate-prices.ts';
import type { Rate } from './ticket-prices.ts';

const euros = (rate: string, step = '0.5'): Rate => ({
  from: 'RUB',
  to: 'EUR',
  rate,
  step,
  setAt: '2026-11-01T00:00:00.000Z',
});
const zone = (price: number, more: Item = {}): Item => ({ zone: 'stalls', price, service_fee: 100, ...more });
const list = (types: readonly Item[], ...rates: readonly Rate[]) => soldList(types, 'RUB', rates);

type Row = [
  currency: string,
  before?: number | undefined,
  after?: number | undefined,
  move?: string,
  permille?: number | undefined,
];

it.each<[string, ReturnType<typeof list>, ReturnType<typeof list>, Row[]]>([
  [
    'nothing',
    list([zone(1000)], euros('0.0105')),
    list([zone(1000)], euros('0.0105')),
    [
      ['RUB', 110000, 110000, 'same', 0],
      // 10.50 and 1.05, each up to the half: 10.50 and 1.50.
      ['EUR', 1200, 1200, 'same', 0],
    ],
  ],
  [
    'a base price, and what follows from it',
    list([zone(1000)], euros('0.0105')),
    list([zone(1200)], euros('0.0105')),
    [
      ['RUB', 110000, 130000, 'up', 182],
      ['EUR', 1200, 1450, 'up', 208],
    ],
  ],
  [
    'a rate, which leaves the base price and what was set',
    list([zone(1000, { prices: { USD: { price: 12, service_fee: 1 } } })], euros('0.0105')),
    list([zone(1000, { prices: { USD: { price: 12, service_fee: 1 } } })], euros('0.009')),
    [
      ['RUB', 110000, 110000, 'same', 0],
      ['USD', 1300, 1300, 'same', 0],
      ['EUR', 1200, 1000, 'down', -167],
    ],
  ],
  [
    'a rate that is taken away by rounding',
    list([zone(1000)], euros('0.0105')),
    list([zone(1000)], euros('0.0104')),
    [
      ['RUB', 110000, 110000, 'same', 0],
      ['EUR', 1200, 1200, 'same', 0],
    ],
  ],
  [
    'a zone that comes, and one that goes',
    list([zone(0, { service_fee: 0 })]),
    list([zone(500, { zone: 'balcony' })]),
    [
      ['RUB', undefined, 60000, 'new', undefined],
      ['RUB', 0, undefined, 'gone', undefined],
    ],
  ],
  [
    'one that was free: no percent of nothing',
    list([zone(0, { service_fee: 0 })]),
    list([zone(500)]),
    [['RUB', 0, 60000, 'up', undefined]],
  ],
  [
    'a zone that is half written, which is not sold',
    list([zone(1000)]),
    list([{ zone: 'stalls', price: 1000 }]),
    [['RUB', 110000, undefined, 'gone', undefined]],
  ],
])('what a visitor would pay: %s', (_what, before, after, expected) => {
  const rows = simulatePrices(before, after).map(({ currency, before: was, after: is, move, permille }) => [
    currency,
    was?.total.amountMinor,
    is?.total.amountMinor,
    move,
    permille,
  ]);
  expect(rows).toEqual(expected);
});

it('says how much of it is rounding, and nothing where the price was set', () => {
  const types = [zone(1000, { prices: { USD: { price: 12, service_fee: 1 } } })];
  const found = simulatePrices(list([]), list(types, euros('0.0107', '1'))).map(({ after }) => [
    after?.total.amountMinor,
    after?.rounding.amountMinor,
  ]);
  // 10.70 and 1.07 become 11 and 2.
  expect(found).toEqual([
    [110000, 0],
    [1300, 0],
    [1300, 123],
  ]);
});

it('the total is price and fee, and its difference leads from one to the other, for any prices and rates', () => {
  const prices = fc.tuple(fc.nat(100_000), fc.nat(10_000), fc.integer({ min: 1, max: 999_999 }));
  const made = ([price, service_fee, millionths]: [number, number, number]) =>
    list([{ zone: 'stalls', price, service_fee }], euros(String(millionths / 1e6)));
  fc.assert(
    fc.property(prices, prices, (was, is) => {
      for (const { before, after, difference } of simulatePrices(made(was), made(is))) {
        const [paid, due] = [before?.total.amountMinor ?? 0, after?.total.amountMinor ?? 0];
        expect(paid + (difference?.amountMinor ?? 0)).toBe(due);
        expect(after && after.price.amountMinor + after.serviceFee.amountMinor).toBe(due);
        expect(after?.rounding.amountMinor).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
