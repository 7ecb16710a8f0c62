import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyVouchers, carryDiscounts, discountMinor, type PricedLine } from './apply-vouchers.ts';
import { givesUseBack, returnRules, type Voucher, voucherState } from './voucher.ts';

const at = new Date('2026-11-18T12:00:00Z');
const anywhere = { eventIds: null, performanceIds: null, zones: null, seats: null };
const voucher = (more: Partial<Voucher> = {}): Voucher => ({
  id: more.code ?? 'A',
  batchId: 'batch',
  opensStock: false,
  code: 'A',
  rule: { kind: 'percent', percent: 20 },
  currency: null,
  scope: anywhere,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  budgetMinor: null,
  maxTickets: null,
  isCombinable: false,
  returns: 'never',
  uses: 0,
  spentMinor: 0,
  endedAt: null,
  ...more,
});
const line = (id: string, priceMinor: number, more: Partial<PricedLine> = {}): PricedLine => ({
  id,
  eventId: 1,
  performanceId: 10,
  zone: 'stalls',
  seat: null,
  count: 1,
  priceMinor,
  ...more,
});
/** Two standing places for 30, a seat in the stalls for 50, one in the gallery of another event for 20. */
const lines = [
  line('floor', 3000, { count: 2, zone: 'floor' }),
  line('seat', 5000, { seat: 7 }),
  line('other', 2000, { eventId: 2, performanceId: 20, zone: 'gallery', seat: 3 }),
];
const apply = (vouchers: readonly Voucher[], currency = 'EUR', of = lines) =>
  applyVouchers(of, vouchers, { currency, at });
const prices = (vouchers: readonly Voucher[], currency = 'EUR', of = lines) =>
  apply(vouchers, currency, of).lines.map(({ priceMinor }) => priceMinor);
const told = (vouchers: readonly Voucher[], currency = 'EUR', of = lines) =>
  apply(vouchers, currency, of).verdicts.map((verdict) =>
    verdict.kind === 'applied' ? verdict.minor : verdict.reason,
  );
const percent = (value: number) => ({ kind: 'percent', percent: value }) as const;
const amount = (minor: number) => ({ kind: 'amount', minor }) as const;
const fixed = (minor: number) => ({ kind: 'fixed', minor }) as const;
const inEuro = { currency: 'EUR' } as const;

describe('what a voucher takes off', () => {
  it.each([
    ['a part of each price', { rule: percent(20) }, [2400, 4000, 1600]],
    ['all of it', { rule: percent(100) }, [0, 0, 0]],
    ['a sum, never more than the price', { rule: amount(2500), ...inEuro }, [500, 2500, 0]],
    ['all above a price, and nothing below it', { rule: fixed(2500), ...inEuro }, [2500, 2500, 2000]],
    ['of one event', { rule: percent(50), scope: { ...anywhere, eventIds: [2] } }, [3000, 5000, 1000]],
    [
      'of one performance',
      { rule: percent(50), scope: { ...anywhere, performanceIds: [10] } },
      [1500, 2500, 2000],
    ],
    ['of one zone', { rule: percent(50), scope: { ...anywhere, zones: ['stalls'] } }, [3000, 2500, 2000]],
    [
      'of seats, and of no standing place',
      { rule: percent(50), scope: { ...anywhere, performanceIds: [10], seats: [7, 8] } },
      [3000, 2500, 2000],
    ],
    [
      'of the dearest tickets, as many as it counts for',
      { rule: percent(10), maxTickets: 2 },
      [3000, 4500, 1800],
    ],
    ['of a line as a whole only', { rule: percent(50), maxTickets: 3 }, [1500, 2500, 2000]],
    [
      'as much as its budget has, evenly within a line',
      {
        rule: percent(50),
        budgetMinor: 4002,
        spentMinor: 501,
        ...inEuro,
        scope: { ...anywhere, eventIds: [1] },
      },
      [2500, 2500, 2000],
    ],
  ] as const)('%s', (_, terms, expected) => {
    expect(prices([voucher(terms as Partial<Voucher>)])).toEqual(expected);
  });

  it.each([
    ['EUR', 999, 33, 669],
    ['JPY', 999, 33, 669],
    // The wire carries hundredths of a dinar, so prices stay in steps of ten thousandths.
    ['KWD', 9990, 33, 6690],
    ['KWD', 990, 50, 500],
    ['EUR', 1, 99, 1],
    ['EUR', 1, 100, 0],
    ['EUR', 5, 50, 3],
  ])('%s: of %i less %i percent is %i', (currency, price, off, left) => {
    expect(prices([voucher({ rule: percent(off) })], currency, [line('a', price)])).toEqual([left]);
  });

  it.each([
    ['ended', { endedAt: at }],
    ['not_yet', { validFrom: new Date('2026-11-18T12:00:01Z') }],
    ['expired', { validUntil: at }],
    ['used_up', { maxUses: 3, uses: 3 }],
    ['used_up', { budgetMinor: 100, spentMinor: 100, ...inEuro }],
    ['used_up', { budgetMinor: 100, spentMinor: 99, ...inEuro, scope: { ...anywhere, zones: ['floor'] } }],
    ['other_currency', { currency: 'RUB' }],
    ['other_tickets', { scope: { ...anywhere, eventIds: [3] } }],
    ['too_many_tickets', { maxTickets: 1, scope: { ...anywhere, zones: ['floor'] } }],
    ['no_effect', { rule: fixed(5000), ...inEuro }],
  ] as const)('nothing when it is %s: %o', (reason, terms) => {
    const refused = voucher(terms as Partial<Voucher>);
    expect(told([refused])).toEqual([reason]);
    expect(prices([refused])).toEqual([3000, 5000, 2000]);
  });
});

describe('several codes in one order', () => {
  const tenth = voucher({ code: 'T', rule: percent(10), isCombinable: true });
  const sum = voucher({ code: 'S', rule: amount(500), isCombinable: true, ...inEuro });
  it('count in the same order however they were typed: prices, parts, sums', () => {
    expect(prices([sum, tenth])).toEqual([2200, 4000, 1300]);
    expect(prices([tenth, sum])).toEqual([2200, 4000, 1300]);
    expect(told([sum, tenth])).toEqual([2000, 1300]);
  });
  it('the first stays where they cannot be combined', () => {
    const alone = voucher({ code: 'L', rule: percent(30) });
    expect(told([alone, tenth])).toEqual([3900, 'not_combinable']);
    expect(told([tenth, alone])).toEqual([1300, 'not_combinable']);
  });
  it('one that counts for nothing here stands in nobody’s way', () => {
    expect(told([voucher({ code: 'E', endedAt: at }), tenth])).toEqual(['ended', 1300]);
  });
});

it.each([
  ['active', {}],
  ['not_yet', { validFrom: new Date(at.getTime() + 1) }],
  ['active', { validFrom: at, validUntil: new Date(at.getTime() + 1), maxUses: 2, uses: 1 }],
  ['ended', { endedAt: at, validUntil: at }],
] as const)('a code is %s: %o', (state, terms) => {
  expect(voucherState(voucher(terms), at)).toBe(state);
});

it('a use comes back by its rule, and always where nothing was paid', () => {
  const causes = ['unpaid', 'called_off', 'given_back'] as const;
  expect(returnRules.map((rule) => causes.map((cause) => givesUseBack(rule, cause)))).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

it('what was taken off goes with a moved ticket, up to its new price', () => {
  const discounts = [
    { voucher_id: 'a', code: 'A', minor: 300 },
    { voucher_id: 'b', code: 'B', minor: 200 },
  ];
  expect(carryDiscounts(discounts, 1000)).toEqual(discounts);
  expect(carryDiscounts(discounts, 350).map(({ minor }) => minor)).toEqual([300, 50]);
  expect(carryDiscounts(discounts, 0)).toEqual([]);
});

const anyLine = fc
  .record({
    id: fc.uuid(),
    eventId: fc.integer({ min: 1, max: 2 }),
    performanceId: fc.integer({ min: 1, max: 3 }),
    zone: fc.constantFrom('a', 'b'),
    seat: fc.option(fc.integer({ min: 0, max: 3 })),
    count: fc.integer({ min: 1, max: 4 }),
    steps: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ steps, ...each }) => ({ ...each, steps }));
const anyVoucher = fc.record({
  rule: fc.oneof(
    fc.integer({ min: 1, max: 100 }).map(percent),
    fc.integer({ min: 1, max: 20_000 }).map((steps) => amount(steps * 10)),
    fc.integer({ min: 0, max: 20_000 }).map((steps) => fixed(steps * 10)),
  ),
  isCombinable: fc.boolean(),
  maxTickets: fc.option(fc.integer({ min: 1, max: 6 })),
  budgetMinor: fc.option(fc.integer({ min: 1, max: 400_000 })),
  spentMinor: fc.integer({ min: 0, max: 100_000 }),
  zones: fc.option(fc.constant(['a'])),
});

it.each([
  ['EUR', 1],
  ['JPY', 1],
  ['KWD', 10],
])(
  '%s: no price falls below nothing, lines and codes add up to one sum, budgets and tickets are kept',
  (currency, step) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLine, { maxLength: 5, selector: ({ id }) => id }),
        fc.array(anyVoucher, { maxLength: 3 }),
        (drawn, terms) => {
          const bought = drawn.map(({ steps, ...each }) => ({ ...each, priceMinor: steps * step }));
          const vouchers = terms.map(({ zones, ...each }, place) =>
            voucher({ ...each, code: String(place), currency, scope: { ...anywhere, zones } }),
          );
          const applied = applyVouchers(bought, vouchers, { currency, at });
          let off = 0;
          const tickets = new Map<string, number>();
          for (const [place, { priceMinor, discounts }] of applied.lines.entries()) {
            const old = bought[place] ?? line('', 0);
            expect(priceMinor).toBeGreaterThanOrEqual(0);
            expect(priceMinor % step).toBe(0);
            expect(priceMinor + discountMinor(discounts)).toBe(old.priceMinor);
            off += discountMinor(discounts) * old.count;
            for (const { code } of discounts) tickets.set(code, (tickets.get(code) ?? 0) + old.count);
          }
          expect(applied.verdicts).toHaveLength(vouchers.length);
          for (const verdict of applied.verdicts) {
            if (verdict.kind === 'refused') continue;
            const { code, budgetMinor, spentMinor, maxTickets } = verdict.voucher;
            off -= verdict.minor;
            expect(verdict.minor).toBeGreaterThan(0);
            expect(spentMinor + verdict.minor).toBeLessThanOrEqual(budgetMinor ?? Number.POSITIVE_INFINITY);
            expect(tickets.get(code) ?? 0).toBeLessThanOrEqual(maxTickets ?? Number.POSITIVE_INFINITY);
          }
          expect(off).toBe(0);
        },
      ),
    );
  },
);
