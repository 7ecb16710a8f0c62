import { routeFinder } from '@parterre/static-site/shared/route-table';
import { describe, expect, it } from 'vitest';
import { checkoutPaths } from './checkout-paths.ts';
import { bundlesPath } from './features/bundles/bundles-path.ts';
import { favouritesPath } from './features/favourites/favourites-path.ts';
import { listPaths } from './list-paths.ts';
import { infoPages, linksIn, paths } from './paths.ts';
import { templates } from './site/templates.ts';

const ru = { code: 'ru', prefix: '', direction: 'ltr', currency: 'RUB' } as const;
const de = { code: 'de', prefix: '/de', direction: 'ltr', currency: 'EUR' } as const;
const findRoute = routeFinder({ languages: [ru, de], templates: templates([ru, de]) });

describe('every address of the site has a template', () => {
  it.each<readonly [path: string, template: string]>([
    [paths.home(), 'home'],
    [paths.events(), 'events'],
    [listPaths.eventsPage(1), 'events'],
    [listPaths.eventsPage(3), 'events'],
    [paths.eventsSearch(), 'search'],
    [paths.event(12), 'event'],
    [paths.persons(), 'persons'],
    [listPaths.personsPage(2), 'persons'],
    [paths.person(1), 'person'],
    [paths.places(), 'places'],
    [listPaths.placesPage(2), 'places'],
    [paths.place(1), 'place'],
    [paths.news(), 'news'],
    [listPaths.newsPage(2), 'news'],
    [paths.newsItem(1), 'newsItem'],
    [paths.cart(), 'cart'],
    [paths.order(), 'order'],
    [checkoutPaths.bill('token'), 'bill'],
    [checkoutPaths.pay('token'), 'pay'],
    [checkoutPaths.orderFail(), 'orderFail'],
    [checkoutPaths.orderSuccess(), 'orderSuccess'],
    [checkoutPaths.orderSuccessEmpty(), 'orderSuccessEmpty'],
    [checkoutPaths.myTickets(), 'myTickets'],
    [checkoutPaths.paymentSuccess(), 'paymentSuccess'],
    [favouritesPath, 'favourites'],
    [bundlesPath, 'bundles'],
    ...infoPages
      .filter((name) => paths.info(name) !== '/sertifikaty')
      .map((name) => [paths.info(name), 'info'] as const),
    ['/sertifikaty', 'giftCards'],
    [paths.page('groups'), 'custom'],
    ['/order/anything/below', 'order'],
    ['/ru/order/bill/token', 'bill'],
  ])('%s is drawn by %s', (path, template) => {
    expect(findRoute(path)?.template).toBe(template);
  });

  it('and every address with the token of an order is of a private page', () => {
    const isPrivate = (path: string) => findRoute(path)?.isPrivate;
    const withKey = [
      checkoutPaths.bill('token'),
      checkoutPaths.pay('token'),
      checkoutPaths.orderSuccess(),
      checkoutPaths.orderFail(),
      // It links to orders, and shows the ticket of a code.
      checkoutPaths.myTickets(),
    ];
    for (const path of [
      ...withKey,
      checkoutPaths.paymentSuccess(),
      '/ru/order/bill/token',
      '/de/order/bill/token',
    ])
      expect([path, isPrivate(path)]).toEqual([path, true]);
    for (const path of [paths.home(), paths.cart(), paths.order(), checkoutPaths.orderSuccessEmpty()])
      expect([path, isPrivate(path)]).toEqual([path, false]);
  });

  it('and so it is in every language', () => {
    expect(findRoute(`/de${paths.event(12)}`)).toMatchObject({ template: 'event', language: { code: 'de' } });
    expect(findRoute('/de/order/bill/token')).toMatchObject({ template: 'bill', page: '/de/order/bill' });
  });

  it('and the Russian bill is served by a site whose main language is another', () => {
    const english = { ...ru, code: 'en' } as const;
    const find = routeFinder({ languages: [english], templates: templates([english]) });
    expect(find('/ru/order/bill/token')).toMatchObject({ template: 'bill', page: '/order/bill' });
  });
});

it('filters are written into the address of the list', () => {
  expect(paths.eventsWith({ date_gte: '2026-12-24' })).toBe('/events?date_gte=2026-12-24');
});

describe('a link', () => {
  it.each([
    ['', '', '/', '/'],
    ['', '/de', '/', '/de'],
    ['/shop', '', '/', '/shop'],
    ['/shop', '/de', '/events/1', '/shop/de/events/1'],
  ])('with prefix "%s" and language "%s" leads from %s to %s', (pathPrefix, languagePrefix, path, href) => {
    expect(linksIn({ pathPrefix, languagePrefix })(path)).toBe(href);
  });
});
