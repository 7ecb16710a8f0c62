import type { DatePrice } from '@parterre/contracts/prices/price-items';
import { expect, it } from 'vitest';
import { eventPrice, shownPrice } from './shown-price.ts';

const live = (id: number, min: number | null, max = min): DatePrice => ({
  id,
  started_at: '2026-12-24T19:00:00+03:00',
  price_min: min,
  price_max: max,
  currency_code: 'EUR',
  tickets_left: 5,
  sale_state: 'on_sale',
});
const generated = { price: { min: 1000, max: 5000 }, dates: [{ id: 1 }, { id: 2 }, { id: 3 }] };

it('is the generated price, in the currency of generation, until the live one is known', () => {
  expect(shownPrice(generated, 'RUB', undefined)).toEqual({ min: 1000, max: 5000, currency: 'RUB' });
});

it('is the live price, in its own currency, from then on', () => {
  expect(shownPrice(generated, 'RUB', live(1, 20, 60))).toEqual({ min: 20, max: 60, currency: 'EUR' });
});

it('is none when nothing is left to buy', () => {
  expect(shownPrice(generated, 'RUB', live(1, null))).toBeNull();
});

it('of an event goes from the cheapest to the dearest of its dates that can be bought', () => {
  const prices = new Map([live(1, 30, 60), live(2, 20, 40), live(3, null)].map((price) => [price.id, price]));
  expect(eventPrice(generated, 'RUB', prices)).toEqual({ min: 20, max: 60, currency: 'EUR' });
});

it('of an event is the generated one until a date of its own is known', () => {
  expect(eventPrice(generated, 'RUB', new Map([[9, live(9, 1)]]))).toMatchObject({ min: 1000 });
});

it('of an event is none when all its dates are gone', () => {
  expect(eventPrice(generated, 'RUB', new Map([[1, live(1, null)]]))).toBeNull();
});
