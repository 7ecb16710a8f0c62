import type { TemplateConfig } from '@parterre/static-site/shared/site-config';
import { bundlesPath } from '../features/bundles/bundles-path.ts';
import { favouritesPath } from '../features/favourites/favourites-path.ts';
import { giftCardsPage, infoPages, paths } from '../paths.ts';
import type { SiteLanguage } from './site-languages.ts';

const template = (name: string, patterns: readonly string[], more: Partial<TemplateConfig> = {}) => ({
  component: `./pages/${name}.page.tsx`,
  patterns,
  ...more,
});

const listPatterns = (list: string) => [list, `${list}/page/:number`];

const billMatches = { '/order/bill/*': '/order/bill' };

/** `/ru/order/bill/*` is served whatever the main language is, unless Russian has that address anyway (product §2). */
const matchBill = (languages: readonly SiteLanguage[]) =>
  languages.some(({ prefix }) => prefix === '/ru')
    ? billMatches
    : { ...billMatches, '/ru/order/bill/*': '/order/bill' };

export const entry = './browser.ts';
export const slices = { header: './slices/header.slice.tsx', footer: './slices/footer.slice.tsx' } as const;

/** Modules that speak on every page. */
export const sharedModules = [entry, ...Object.values(slices)];

/** Every route of spec §2, by template. The token in an address is the only key to its order. */
export const templates = (languages: readonly SiteLanguage[]): Readonly<Record<string, TemplateConfig>> => ({
  home: template('home/home', [paths.home()]),
  events: template('events/events', listPatterns(paths.events())),
  search: template('search/search', [paths.eventsSearch()], { isUnlisted: true }),
  event: template('event/event', ['/events/:id'], {
    laterParts: ['./pages/event/event-place.tsx', './pages/event/similar-events.tsx'],
  }),
  persons: template('persons/persons', listPatterns(paths.persons())),
  person: template('persons/person', ['/persons/:id']),
  places: template('places/places', listPatterns(paths.places())),
  place: template('places/place', ['/places/:id']),
  news: template('news/news', listPatterns(paths.news())),
  newsItem: template('news/news-item', ['/news/:id']),
  cart: template('cart/cart', [paths.cart()]),
  order: template('order/order', ['/order'], { matches: { '/order/*': '/order' } }),
  bill: template('order/bill', ['/order/bill'], { matches: matchBill(languages), isPrivate: true }),
  pay: template('order/pay', ['/order/pay'], {
    matches: { '/order/pay/*': '/order/pay' },
    isPrivate: true,
  }),
  orderFail: template('order/order-fail', ['/order/fail'], { isPrivate: true }),
  orderSuccess: template('order/order-success', ['/order/success'], { isPrivate: true }),
  myTickets: template('order/my-tickets', ['/order/tickets'], { isPrivate: true }),
  orderSuccessEmpty: template('order/order-success-empty', ['/order/success-empty']),
  paymentSuccess: template('order/payment-success', ['/payment/success'], { isPrivate: true }),
  favourites: template('favourites/favourites', [favouritesPath], { isUnlisted: true }),
  bundles: template('bundles/bundles', [bundlesPath]),
  giftCards: template('gift-cards/gift-cards', [paths.info(giftCardsPage)]),
  info: template('content/info', infoPages.filter((page) => page !== giftCardsPage).map(paths.info)),
  custom: template('content/custom', ['/:slug']),
  missing: template('error/missing', ['/404.html'], { status: 404 }),
  broken: template('error/broken', ['/500.html'], { status: 500 }),
});
