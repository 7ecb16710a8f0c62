import { expect, it } from 'vitest';
import { type DateOffers, highestPrice, wishedZones } from './wished-zones.ts';

const offers = (more: Partial<DateOffers>): DateOffers => ({ zones: [], general: [], ...more });
const zone = (id: string, price: number) => ({ id, name: id.toUpperCase(), price, service_fee: price / 10 });

it('zones of several dates are listed once, the dearest first, at the highest of their prices', () => {
  const listed = wishedZones([
    offers({ zones: [zone('back', 100), zone('front', 200)] }),
    offers({ zones: [zone('front', 300)], general: [{ ...zone('', 50), zone_id: 'floor', name: 'FLOOR' }] }),
  ]);
  expect(listed).toEqual([
    { id: 'front', name: 'FRONT', price: 330 },
    { id: 'back', name: 'BACK', price: 110 },
    { id: 'floor', name: 'FLOOR', price: 55 },
  ]);
});

it('the highest price is that of the dearest zone that is wanted', () => {
  const zones = wishedZones([offers({ zones: [zone('back', 100), zone('front', 200)] })]);
  expect(highestPrice(zones, new Set(['back']))).toBe(110);
  expect(highestPrice(zones, new Set(['back', 'front']))).toBe(220);
  expect(highestPrice(zones, new Set())).toBe(0);
});
