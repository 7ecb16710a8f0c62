/** Where nothing is prefetched and nothing reloads by itself. */
export const protectedPaths = ['/cart', '/order/*', '/payment/*', '/ru/order/*'] as const;

/** Spec §2: the information pages. */
/** The information page that gift cards are sold on. */
export const giftCardsPage = 'sertifikaty';

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

/**
 * Addresses of the site, without language and prefix; a test finds the template of each. Those that few pages link to are
 * in files of their own, so that the others do without.
 */
export const paths = {
  home: () => '/',
  events: () => '/events',
  /** Filtered, as `filtersToAddress` of the domain would write it. */
  eventsWith: (filters: Readonly<Record<string, string>>) => `/events?${new URLSearchParams(filters)}`,
  eventsSearch: () => '/events/search',
  eventsSearchFor: (text: string) => `/events/search?${new URLSearchParams({ q: text })}`,
  event: (id: number) => `/events/${id}`,
  persons: () => '/persons',
  person: (id: number) => `/persons/${id}`,
  places: () => '/places',
  place: (id: number) => `/places/${id}`,
  news: () => '/news',
  newsItem: (id: number) => `/news/${id}`,
  cart: () => '/cart',
  order: () => '/order',
  info: (name: string) => `/${name}`,
  page: (slug: string) => `/${slug}`,
} as const;

/** Makes an `href` of a path: with the prefix of the site and of the language. */
export const linksIn =
  ({ pathPrefix, languagePrefix }: LinkBase) =>
  (path: string): string =>
    `${pathPrefix}${languagePrefix}${path === '/' ? '' : path}` || '/';
