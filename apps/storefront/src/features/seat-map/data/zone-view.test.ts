import type { Offers } from '@parterre/contracts/dates/offers';
import { describe, expect, it } from 'vitest';
import { leftInZone, saleOf } from './sale.ts';
import { zoneViews } from './zone-view.ts';

const priced = (price: number, service_fee: number) => ({ name: 'Name', price, service_fee, left: 3 });
const offers: Offers = {
  currency_code: 'RUB',
  sale_state: 'on_sale',
  plan: null,
  zones: [
    { id: 'back', colour: '', ...priced(1000, 100) },
    { id: 'front', colour: '', ...priced(3000, 300.5) },
  ],
  general: [
    { ticket_id: '7:floor', zone_id: 'floor', ...priced(2000, 0) },
    { ticket_id: '7:back', zone_id: 'back', ...priced(1000, 100) },
  ],
  max_per_order: 6,
  version: 1,
};

describe('the prices of a date', () => {
  it('come from the dearest on, each zone once, fee included', () => {
    expect(zoneViews(offers).map(({ id, look, price }) => [id, look, price.amountMinor])).toStrictEqual([
      ['front', 0, 330050],
      ['floor', 1, 200000],
      ['back', 2, 110000],
    ]);
  });

  it('begin the ramp of colours anew after its end', () => {
    const zones = Array.from({ length: 13 }, (_, index) => ({
      id: `z${index}`,
      colour: '',
      ...priced(900 - index, 0),
    }));
    expect(zoneViews({ ...offers, zones, general: [] }).at(-1)?.look).toBe(0);
  });
});

describe('what is left', () => {
  const known = { version: 2, bytes: new Uint8Array(), places: { floor: 1 } };
  const sale = saleOf(offers, zoneViews(offers), {
    dateId: 7,
    known,
    tickets: new Map([
      ['7:1', { kind: 'mine', count: 1 }],
      ['7:floor', { kind: 'pending', count: 2 }],
      ['7:2', { kind: 'refused', alternatives: [] }],
      ['8:1', { kind: 'mine', count: 1 }],
    ] as const),
  });

  it('leaves room in the order for what is not chosen yet', () => {
    expect([sale.chosenCount, sale.room]).toStrictEqual([3, 3]);
  });

  it('is what was heard last, else what was offered', () => {
    expect(offers.general.map(sale.placesLeft)).toStrictEqual([1, 3]);
  });

  it('counts seats and places of a zone together', () => {
    expect(leftInZone(sale, 'back', undefined)).toBe(6);
    expect(leftInZone(sale, 'back', 10)).toBe(13);
    expect(leftInZone(sale, 'floor', undefined)).toBe(1);
  });
});
