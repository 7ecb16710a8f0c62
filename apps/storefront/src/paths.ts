/** Where nothing is prefetched and nothing reloads by itself. */
export const protectedPaths = ['/cart', '/order/*', '/payment/*', '/ru/order/*'] as const;

/** Spec §2: the information pages. */
export const infoPages = [
  'about',
  'contacts',
  'guarantee',
  'offer',
  'pay-and-delivery',
  'privacy-policy',
  'sertifikaty',
] as const;

export interface LinkBase {
  readonly pathPrefix: string;
  readonly languagePrefix: string;
}

const pageOf = (list: string) => (page: number) => (page > 1 ? `${list}/page/${page}` : list);

/** Every address of the site, without language and prefix; a test finds the template of each. */
export const paths = {
  home: () => '/',
  events: () => '/events',
  eventsPage: pageOf('/events'),
  /** Filtered, as `filtersToAddress` of the domain would write it. */
  eventsWith: (filters: Readonly<Record<string, string>>) => `/events?${new URLSearchParams(filters)}`,
  eventsSearch: () => '/events/search',
  eventsSearchFor: (text: string, kind?: string) =>
    `/events/search?${new URLSearchParams({ q: text, ...(kind && { type: kind }) })}`,
  event: (id: number) => `/events/${id}`,
  persons: () => '/persons',
  personsPage: pageOf('/persons'),
  person: (id: number) => `/persons/${id}`,
  places: () => '/places',
  placesPage: pageOf('/places'),
  place: (id: number) => `/places/${id}`,
  news: () => '/news',
  newsPage: pageOf('/news'),
  newsItem: (id: number) => `/news/${id}`,
  newsFeed: () => '/news.rss',
  cart: () => '/cart',
  order: () => '/order',
  bill: (token: string) => `/order/bill/${token}`,
  pay: (token: string) => `/order/pay/${token}`,
  orderFail: () => '/order/fail',
  orderSuccess: () => '/order/success',
  orderSuccessEmpty: () => '/order/success-empty',
  paymentSuccess: () => '/payment/success',
  info: (name: string) => `/${name}`,
  page: (slug: string) => `/${slug}`,
} as const;

/** Makes an `href` of a path: with the prefix of the site and of the language. */
export const linksIn =
  ({ pathPrefix, languagePrefix }: LinkBase) =>
  (path: string): string =>
    path === '/' ? `${pathPrefix}${languagePrefix}` || '/' : `${pathPrefix}${languagePrefix}${path}`;
