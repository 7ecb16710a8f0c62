import { describe, expect, it } from 'vitest';
import { basketMessages, type CountedTicket, detail, impressions, purchase } from './commerce.ts';

const ticket = (id: string, count: number, more: Partial<CountedTicket['extra']> = {}): CountedTicket => ({
  id,
  count,
  price: 1000.1,
  extra: { service_fee: 100.2, event: { title: 'Гамлет' }, zone: { name: 'Танцпол' }, seat: null, ...more },
});
const product = (id: string, quantity: number) => ({
  id,
  name: 'Гамлет',
  variant: 'Танцпол',
  price: 1100.3,
  quantity,
});

describe('the data layer', () => {
  it('is told which events a list shows, and in which order', () => {
    expect(
      impressions(
        [
          { id: 1, title: 'Гамлет', price: { min: 900 } },
          { id: 2, title: 'Лир', price: null },
        ],
        { currency: 'RUB', list: 'events' },
      ),
    ).toEqual({
      ecommerce: {
        currencyCode: 'RUB',
        impressions: [
          { id: '1', name: 'Гамлет', price: 900, list: 'events', position: 1 },
          { id: '2', name: 'Лир', list: 'events', position: 2 },
        ],
      },
    });
  });

  it('is told of an event that is looked at', () => {
    expect(
      detail({ id: 1, title: 'Гамлет', category: { name: 'Драма' }, price: { min: 900 } }, 'EUR'),
    ).toEqual({
      ecommerce: {
        currencyCode: 'EUR',
        detail: { products: [{ id: '1', name: 'Гамлет', category: 'Драма', price: 900 }] },
      },
    });
  });

  it('is told of a purchase with its number, what was paid, and every ticket with its seat', () => {
    const seat = { sector: 'Партер', row: '3', number: '12' };
    expect(
      purchase({
        number: 'P-000123',
        currency_code: 'RUB',
        lines: [ticket('40:12', 1, { seat })],
        total: { price: 1000.1, service_fee: 100.2 },
      }),
    ).toEqual({
      ecommerce: {
        currencyCode: 'RUB',
        purchase: {
          actionField: { id: 'P-000123', revenue: 1100.3 },
          products: [{ ...product('40:12', 1), variant: 'Партер 3 12' }],
        },
      },
    });
  });
});

describe('a change of the basket', () => {
  const add = (...products: object[]) => ({ ecommerce: { currencyCode: 'RUB', add: { products } } });
  const remove = (...products: object[]) => ({ ecommerce: { currencyCode: 'RUB', remove: { products } } });

  it.each([
    ['adds a ticket', [], [ticket('a', 2)], [add(product('a', 2))]],
    ['adds the difference of an update', [ticket('a', 2)], [ticket('a', 3)], [add(product('a', 1))]],
    ['removes the difference of an update', [ticket('a', 3)], [ticket('a', 1)], [remove(product('a', 2))]],
    ['removes a ticket', [ticket('a', 2), ticket('b', 1)], [ticket('b', 1)], [remove(product('a', 2))]],
    ['does both', [ticket('a', 1)], [ticket('b', 1)], [add(product('b', 1)), remove(product('a', 1))]],
    ['may do neither', [ticket('a', 1)], [ticket('a', 1)], []],
  ])('%s', (_, before, after, expected) => {
    expect(basketMessages(before, after, 'RUB')).toEqual(expected);
  });
});
