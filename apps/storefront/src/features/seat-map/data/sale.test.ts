import type { Offers } from '@parterre/contracts/dates/offers';
import { describe, expect, it } from 'vitest';
import { countLeftInZone, createSale, zoneViews } from './sale.ts';

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

describe('the zones of a date', () => {
  it('are sorted from the highest price, each zone once, with the fee in the price', () => {
    expect(zoneViews(offers).map(({ id, look, price }) => [id, look, price.amountMinor])).toStrictEqual([
      ['front', 0, 330050],
      ['floor', 1, 200000],
      ['back', 2, 110000],
    ]);
  });

  it('reuse the first look after the last one', () => {
    const zones = Array.from({ length: 13 }, (_, index) => ({
      id: `z${index}`,
      colour: '',
      ...priced(900 - index, 0),
    }));
    expect(zoneViews({ ...offers, zones, general: [] }).at(-1)?.look).toBe(0);
  });
});

describe('a sale', () => {
  const availability = { version: 2, bytes: new Uint8Array(), unitsLeft: { floor: 1 }, opened: [] };
  const sale = createSale(offers, zoneViews(offers), {
    performanceId: 7,
    availability,
    tickets: new Map([
      ['7:1', { kind: 'mine', count: 1 }],
      ['7:floor', { kind: 'pending', count: 2 }],
      ['7:2', { kind: 'refused', alternatives: [] }],
      ['8:1', { kind: 'mine', count: 1 }],
    ] as const),
  });

  it('allows as many more tickets as the order may have beyond those chosen', () => {
    expect([sale.chosenCount, sale.addableCount]).toStrictEqual([3, 3]);
  });

  it('takes the units left from the live availability, else from the offers', () => {
    expect(offers.general.map(sale.countUnitsLeft)).toStrictEqual([1, 3]);
  });

  it('counts the seats and the units left in a zone together', () => {
    expect(countLeftInZone(sale, 'back', undefined)).toBe(6);
    expect(countLeftInZone(sale, 'back', 10)).toBe(13);
    expect(countLeftInZone(sale, 'floor', undefined)).toBe(1);
  });
});
