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

it('the generated price is shown until the live one is loaded', () => {
  expect(shownPrice(generated, 'RUB', undefined)).toEqual({ min: 1000, max: 5000, currency: 'RUB' });
});

it('the live price is shown in its own currency once it is loaded', () => {
  expect(shownPrice(generated, 'RUB', live(1, 20, 60))).toEqual({ min: 20, max: 60, currency: 'EUR' });
});

it('no price is shown when nothing is left to buy', () => {
  expect(shownPrice(generated, 'RUB', live(1, null))).toBeNull();
});

it('the price of an event ranges over its dates that can be bought', () => {
  const prices = new Map([live(1, 30, 60), live(2, 20, 40), live(3, null)].map((price) => [price.id, price]));
  expect(eventPrice(generated, 'RUB', prices)).toEqual({ min: 20, max: 60, currency: 'EUR' });
});

it('the price of an event is the generated one until the price of a date is loaded', () => {
  expect(eventPrice(generated, 'RUB', new Map([[9, live(9, 1)]]))).toMatchObject({ min: 1000 });
});

it('an event without tickets has no price', () => {
  expect(eventPrice(generated, 'RUB', new Map([[1, live(1, null)]]))).toBeNull();
});
