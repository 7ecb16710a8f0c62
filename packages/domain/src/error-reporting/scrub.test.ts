import { describe, expect, it } from 'vitest';
import { scrubAddress, scrubText, withoutTokens } from './scrub.ts';

describe('what leaves the house', () => {
  it.each([
    ['https://site/order/bill/aB3_x-9?lang=ru', 'https://site/order/bill/[…]?lang=ru'],
    ['https://site/ru/order/pay/aB3', 'https://site/ru/order/pay/[…]'],
    ['GET /api/orders/aB3/tickets.pdf failed', 'GET /api/orders/[…]/tickets.pdf failed'],
    ['GET /api/tickets/0H2K', 'GET /api/tickets/[…]'],
    ['/api/orders/lookup', '/api/orders/lookup'],
    ['/order/success?order=aB3&lang=de', '/order/success?order=[…]&lang=de'],
    ['/events?q=opera&EMAIL=a%40b.c', '/events?q=opera&EMAIL=[…]'],
    ['/x?hash=1&phone=2&name=3&key=4', '/x?hash=[…]&phone=[…]&name=[…]&key=[…]'],
    ['/x?secret=5&code=6&token=7', '/x?secret=[…]&code=[…]&token=[…]'],
    ['postgres://shop:s3cret@db:5432/shop', 'postgres://shop:[…]@db:5432/shop'],
    ['authorization: Bearer abc.def', 'authorization: Bearer […]'],
    ['no mailbox anna.k+x@mail.example.com there', 'no mailbox […] there'],
    ['at f (https://cdn.example/@scope/a.js:1:2)', 'at f (https://cdn.example/@scope/a.js:1:2)'],
  ])('%s becomes %s', (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it('an address loses all that was asked', () => {
    expect(scrubAddress('https://site/order/success?order=a&x=1#top')).toBe('https://site/order/success');
  });

  const token = 'aB3_x-9aB3_x-9aB3_x-9aB3';
  it.each([
    ['a path', `https://site/de/order/bill/${token}`],
    ['a path with a query', `https://site/order/pay/${token}?by=1`],
    ['the link of a ticket', `https://site/order/tickets?code=${token}`],
    ['a query', `https://site/payment/success?lang=ru&order=${token}#top`],
  ])('the key in %s is taken out of any text', (_where, address) => {
    expect(withoutTokens(`no cache "tickets ${token}", no ${token}`, address)).toBe(
      'no cache "tickets […]", no […]',
    );
  });

  it.each(['https://site/', 'https://site/order/bill/', 'https://site/order/success?order='])(
    'an address without a key takes nothing out: %s',
    (address) => {
      expect(withoutTokens('order', address)).toBe('order');
    },
  );
});
