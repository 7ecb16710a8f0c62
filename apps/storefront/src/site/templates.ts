import type { TemplateConfig } from '@parterre/static-site/shared/site-config';
import { infoPages, paths } from '../paths.ts';
import type { SiteLanguage } from './site-languages.ts';

const template = (name: string, patterns: readonly string[], more: Partial<TemplateConfig> = {}) => ({
  component: `./pages/${name}.page.tsx`,
  patterns,
  ...more,
});

const billMatches = { '/order/bill/*': '/order/bill' };

/** `/ru/order/bill/*` is served whatever the main language is, unless Russian has that address anyway (product §2). */
const billMatchesOf = (languages: readonly SiteLanguage[]) =>
  languages.some(({ prefix }) => prefix === '/ru')
    ? billMatches
    : { ...billMatches, '/ru/order/bill/*': '/order/bill' };

/** Every route of spec §2, by template. */
export const templates = (languages: readonly SiteLanguage[]): Readonly<Record<string, TemplateConfig>> => ({
  home: template('home', [paths.home()]),
  events: template('events', [paths.events(), '/events/page/:number']),
  search: template('search', [paths.eventsSearch()]),
  event: template('event', ['/events/:id']),
  persons: template('persons', [paths.persons()]),
  person: template('person', ['/persons/:id']),
  places: template('places', [paths.places()]),
  place: template('place', ['/places/:id']),
  news: template('news', [paths.news()]),
  newsItem: template('news-item', ['/news/:id']),
  cart: template('cart', [paths.cart()]),
  order: template('order', ['/order'], { matches: { '/order/*': '/order' } }),
  bill: template('bill', ['/order/bill'], { matches: billMatchesOf(languages) }),
  pay: template('pay', ['/order/pay'], { matches: { '/order/pay/*': '/order/pay' } }),
  orderFail: template('order-fail', ['/order/fail']),
  orderSuccess: template('order-success', ['/order/success']),
  orderSuccessEmpty: template('order-success-empty', ['/order/success-empty']),
  paymentSuccess: template('payment-success', ['/payment/success']),
  info: template('info', infoPages.map(paths.info)),
  custom: template('custom', ['/:slug']),
  missing: template('missing', ['/404.html'], { status: 404 }),
  broken: template('broken', ['/500.html'], { status: 500 }),
});
