import type { Bundle } from '@parterre/contracts/bundles/bundle';
import { describe, expect, it } from 'vitest';
import { type BundleDate, firstChoice, listZones, sumBundle, toggleDate, zoneAt } from './bundle-choice.ts';

const zone = (id: string, price: number) => ({ id, name: id.toUpperCase(), price, service_fee: price / 10 });
const date = (id: number, event_id = 9, zones = [zone('stalls', 1000), zone('floor', 500)]): BundleDate => ({
  id,
  event_id,
  title: `Event ${event_id}`,
  started_at: `2026-12-${10 + id}T19:00:00+03:00`,
  place: 'Club',
  zones,
});
const bundle = (more: Partial<Bundle> = {}): Bundle => ({
  code: 'EVENINGS',
  name: 'Evenings',
  pick: 3,
  is_by_event: false,
  is_same_seat: false,
  rule: { kind: 'percent', percent: 20 },
  returns: 'share',
  valid_until: null,
  dates: [1, 2, 3, 4, 5].map((id) => date(id)),
  ...more,
});
const byEvent = bundle({ is_by_event: true, pick: 2, dates: [date(1, 7), date(2, 8), date(3, 7)] });

describe('choosing', () => {
  it.each<[what: string, of: Bundle, chosen: number[], pressed: number, after: number[]]>([
    ['takes a date', bundle(), [1], 2, [1, 2]],
    ['leaves it again', bundle(), [1, 2], 1, [2]],
    ['takes no more than there are to take', bundle(), [1, 2, 3], 4, [1, 2, 3]],
    ['changes the date of an event', byEvent, [1, 2], 3, [2, 3]],
    ['knows no other dates', bundle(), [1], 99, [1]],
  ])('%s', (_what, of, chosen, pressed, after) => {
    expect(toggleDate(of, chosen, pressed)).toEqual(after);
  });

  it.each<[what: string, of: Bundle, first: number[]]>([
    ['nothing, where some are chosen', bundle(), []],
    ['everything, where all are taken', bundle({ pick: 5 }), [1, 2, 3, 4, 5]],
    ['the earliest of each event, where all events are taken', byEvent, [1, 2]],
  ])('begins with %s', (_what, of, first) => {
    expect(firstChoice(of)).toEqual(first);
  });
});

describe('zones', () => {
  it('of all dates are listed once, in the order in which they are named, at their lowest price with the fee', () => {
    expect(listZones([date(1), date(2, 9, [zone('floor', 400), zone('box', 3000)])])).toEqual([
      { id: 'stalls', name: 'STALLS', price: 1100 },
      { id: 'floor', name: 'FLOOR', price: 440 },
      { id: 'box', name: 'BOX', price: 3300 },
    ]);
  });

  it('a date without the one that was chosen for all has one of its own', () => {
    const club = date(1, 9, [zone('entry', 700), zone('floor', 100)]);
    const at = (all: string, own = {}) => zoneAt(club, { all, own })?.id;
    expect([at('floor'), at('stalls'), at('stalls', { 1: 'floor' }), at('entry', { 1: 'floor' })]).toEqual([
      'floor',
      'entry',
      'floor',
      'floor',
    ]);
  });
});

describe('the sum', () => {
  const chosen = [1, 2, 3].map((id) => ({ date: date(id), zone: zone('floor', 500) }));
  const sum = (of: Bundle, more = {}) => sumBundle(of, { chosen, count: 1, currency: 'RUB', ...more });

  it('is that of a whole set, for as many people as come', () => {
    expect(sum(bundle())).toEqual({ singleMinor: 165_000, offMinor: 30_000 });
    expect(sum(bundle(), { count: 2 })).toEqual({ singleMinor: 330_000, offMinor: 60_000 });
  });

  it('is by the price of the zone that all of it is in', () => {
    const rule: Bundle['rule'] = {
      kind: 'fixed',
      prices: [
        { currency_code: 'RUB', zone: null, amount: 1400 },
        { currency_code: 'RUB', zone: 'floor', amount: 1200 },
      ],
    };
    expect(sum(bundle({ rule })).offMinor).toBe(30_000);
  });

  it('is nothing less while something is to be chosen, or without a price in the currency', () => {
    const rule: Bundle['rule'] = {
      kind: 'amount',
      prices: [{ currency_code: 'EUR', zone: null, amount: 5 }],
    };
    expect(sum(bundle(), { chosen: chosen.slice(1) }).offMinor).toBe(0);
    expect(sum(bundle({ rule })).offMinor).toBe(0);
  });

  it('counts each event once', () => {
    const ofTwo = byEvent.dates.slice(0, 2).map((one) => ({ date: one, zone: zone('floor', 500) }));
    expect(sum(byEvent, { chosen: ofTwo }).offMinor).toBe(20_000);
  });
});
