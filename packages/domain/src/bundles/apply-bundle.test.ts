import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBundle, type BundleLine } from './apply-bundle.ts';
import type { Bundle, BundleRule } from './bundle.ts';

const at = new Date('2026-11-18T12:00:00Z');

const bundle = (changes: Partial<Bundle> = {}): Bundle => ({
  id: 'b',
  code: 'THREE',
  names: { en: 'Three of five' },
  pick: 3,
  eventIds: null,
  performanceIds: [1, 2, 3, 4, 5],
  zones: null,
  isSameSeat: false,
  rule: { kind: 'percent', percent: 20 },
  isCombinable: false,
  returns: 'full_price',
  validFrom: null,
  validUntil: null,
  endedAt: null,
  ...changes,
});

const line = (performanceId: number, priceMinor: number, more: Partial<BundleLine> = {}): BundleLine => ({
  id: `${performanceId}:${more.zone ?? 'stalls'}${more.seat ?? ''}`,
  eventId: performanceId * 10,
  performanceId,
  zone: 'stalls',
  seat: null,
  count: 1,
  priceMinor,
  ...more,
});

const apply = (lines: readonly BundleLine[], changes: Partial<Bundle> = {}, currency = 'EUR') =>
  applyBundle(lines, bundle(changes), { currency, at });

const off = (lines: readonly BundleLine[], changes: Partial<Bundle> = {}, currency = 'EUR') => {
  const applied = apply(lines, changes, currency);
  return applied.kind === 'applied'
    ? { sets: applied.sets, minor: applied.minor, shares: applied.shares.map(({ id, minor }) => [id, minor]) }
    : applied;
};

const fixed = (minor: number, zone: string | null = null, currency = 'EUR'): BundleRule => ({
  kind: 'fixed',
  prices: [{ currency, zone, minor }],
});

describe('what a bundle takes off', () => {
  it.each<[string, BundleRule, readonly number[], string, readonly number[]]>([
    [
      'a part of what all cost',
      { kind: 'percent', percent: 20 },
      [5000, 5000, 5000],
      'EUR',
      [1000, 1000, 1000],
    ],
    ['shared by their prices', { kind: 'percent', percent: 10 }, [6000, 3000, 1000], 'EUR', [600, 300, 100]],
    ['rounded once, for all', { kind: 'percent', percent: 10 }, [333, 333, 333], 'EUR', [34, 33, 33]],
    ['in whole yen', { kind: 'percent', percent: 15 }, [1005, 1005, 1000], 'JPY', [151, 150, 150]],
    [
      'in steps the wire can carry',
      { kind: 'percent', percent: 10 },
      [1050, 1050, 1050],
      'KWD',
      [110, 100, 100],
    ],
    ['never all but by a hundred', { kind: 'percent', percent: 99 }, [10, 10, 10], 'EUR', [10, 10, 9]],
    ['everything', { kind: 'percent', percent: 100 }, [10, 20, 30], 'EUR', [30, 20, 10]],
    [
      'a sum',
      { kind: 'amount', prices: [{ currency: 'EUR', zone: null, minor: 1000 }] },
      [5000, 5000, 5000],
      'EUR',
      [334, 333, 333],
    ],
    [
      'a sum, and no more than they cost',
      { kind: 'amount', prices: [{ currency: 'EUR', zone: null, minor: 99_999 }] },
      [100, 100, 100],
      'EUR',
      [100, 100, 100],
    ],
    ['what is above a set price', fixed(10_000), [5000, 4000, 3000], 'EUR', [833, 667, 500]],
  ])('%s', (_name, rule, prices, currency, shares) => {
    const lines = prices.map((price, index) => line(index + 1, price));
    const applied = apply(lines, { rule }, currency);
    expect(
      applied.kind === 'applied' && applied.shares.map(({ minor }) => minor).toSorted((a, b) => b - a),
    ).toEqual(shares);
  });

  it('counts once for each person: tickets of a line cost the same', () => {
    const lines = [1, 2, 3].map((id) => line(id, 3335, { count: 2 }));
    expect(off(lines, { rule: fixed(10_000) })).toEqual({
      sets: 2,
      minor: 10,
      shares: [
        ['1:stalls', 2],
        ['2:stalls', 2],
        ['3:stalls', 1],
      ],
    });
  });

  it('takes the dearest of more than it needs, and leaves the rest at its price', () => {
    const applied = off([line(1, 1000), line(2, 4000), line(3, 3000), line(4, 2000)]);
    expect(applied).toMatchObject({
      minor: 1800,
      shares: [
        ['2:stalls', 800],
        ['3:stalls', 600],
        ['4:stalls', 400],
      ],
    });
  });

  it('has a price for each zone, and one for bundles over several', () => {
    const rule: BundleRule = {
      kind: 'fixed',
      prices: [
        { currency: 'EUR', zone: 'balcony', minor: 5000 },
        { currency: 'EUR', zone: null, minor: 9000 },
      ],
    };
    const balcony = [1, 2, 3].map((id) => line(id, 2000, { zone: 'balcony' }));
    expect(off(balcony, { rule })).toMatchObject({ minor: 1000 });
    const mixed = [line(1, 4000), line(2, 4000), line(3, 2000, { zone: 'balcony' })];
    expect(off(mixed, { rule })).toMatchObject({ minor: 1000 });
  });

  it('puts tickets of one zone together where several people buy', () => {
    const lines = [1, 2, 3].flatMap((id) => [line(id, 4000), line(id, 2000, { zone: 'balcony' })]);
    const rule: BundleRule = {
      kind: 'fixed',
      prices: [
        { currency: 'EUR', zone: 'balcony', minor: 5000 },
        { currency: 'EUR', zone: 'stalls', minor: 10_000 },
      ],
    };
    expect(off(lines, { rule })).toMatchObject({ sets: 2, minor: 3000 });
  });

  it('counts an event once, whichever of its dates', () => {
    const changes = { performanceIds: null, eventIds: [10, 20, 30] };
    const twice = [line(1, 1000), line(6, 1000, { eventId: 10 }), line(2, 1000)];
    expect(off(twice, changes)).toEqual({ kind: 'refused', reason: 'incomplete', missing: 1 });
    expect(off([...twice, line(3, 1000)], changes)).toMatchObject({ sets: 1, minor: 600 });
  });

  it('asks for the same seat where it is one', () => {
    const changes = { isSameSeat: true, performanceIds: [1, 2, 3] };
    const seats = (seat: string) => [1, 2, 3].map((id) => line(id, 1000, { seat }));
    expect(off([...seats('A1'), ...seats('A2')], changes)).toMatchObject({ sets: 2, minor: 1200 });
    const other = [
      line(1, 1000, { seat: 'A1' }),
      line(2, 1000, { seat: 'A1' }),
      line(3, 1000, { seat: 'A2' }),
    ];
    expect(off(other, changes)).toEqual({ kind: 'refused', reason: 'incomplete', missing: 1 });
  });
});

describe('when a bundle takes nothing off', () => {
  const whole = [1, 2, 3].map((id) => line(id, 1000));
  it.each<[string, readonly BundleLine[], Partial<Bundle>, object]>([
    ['is over', whole, { endedAt: at }, { reason: 'ended' }],
    ['has not begun', whole, { validFrom: new Date('2026-12-01') }, { reason: 'not_yet' }],
    ['is past', whole, { validUntil: at }, { reason: 'expired' }],
    ['has no price in the currency', whole, { rule: fixed(100, null, 'RUB') }, { reason: 'other_currency' }],
    ['has no price for the zone', whole, { rule: fixed(100, 'balcony') }, { reason: 'other_tickets' }],
    ['is for other zones', whole, { zones: ['balcony'] }, { reason: 'other_tickets', missing: 3 }],
    ['lacks a performance', whole.slice(1), {}, { reason: 'incomplete', missing: 1 }],
    ['costs no less', whole, { rule: fixed(3000) }, { reason: 'no_effect' }],
    [
      'has a line that cannot be divided',
      [line(1, 1000, { count: 2 }), line(2, 1000), line(3, 1000)],
      {},
      { reason: 'incomplete', missing: 1 },
    ],
  ])('%s', (_name, lines, changes, answer) => {
    expect(apply(lines, changes)).toMatchObject({ kind: 'refused', ...answer });
  });
});

it('adds up for every bundle, takes no ticket below nothing, and keeps a set price to the last unit', () => {
  const prices = fc.array(fc.integer({ min: 100, max: 20_000 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(
      prices,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 30_000 }),
      (each, count, minor) => {
        const lines = each.map((price, index) => line(index + 1, price, { count }));
        const applied = apply(lines, { rule: fixed(minor) });
        const whole = each.reduce((sum, price) => sum + price, 0);
        if (applied.kind === 'refused') {
          expect(whole).toBeLessThanOrEqual(minor);
          return;
        }
        expect(applied.minor).toBe((whole - minor) * count);
        for (const { id, minor: own } of applied.shares)
          expect(own).toBeLessThanOrEqual(lines.find((one) => one.id === id)?.priceMinor ?? 0);
      },
    ),
  );
});
