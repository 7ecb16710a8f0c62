/** Where nothing is prefetched and nothing reloads by itself. */
export const protectedPaths = ['/cart', '/order', '/payment'] as const;

export interface LinkBase {
  readonly pathPrefix: string;
  readonly languagePrefix: string;
}

/** Every address of the site, without language and prefix; templates are checked against it in a test. */
export const paths = {
  home: () => '/',
  events: () => '/events',
  eventsPage: (page: number) => (page > 1 ? `/events/page/${page}` : '/events'),
  eventsSearch: () => '/events/search',
  event: (id: number) => `/events/${id}`,
  persons: () => '/persons',
  person: (id: number) => `/persons/${id}`,
  places: () => '/places',
  place: (id: number) => `/places/${id}`,
  news: () => '/news',
  newsItem: (id: number) => `/news/${id}`,
  cart: () => '/cart',
  info: (name: string) => `/${name}`,
  page: (slug: string) => `/${slug}`,
} as const;

/** Makes an `href` of a path: with the prefix of the site and of the language. */
export const linksIn =
  ({ pathPrefix, languagePrefix }: LinkBase) =>
  (path: string): string =>
    path === '/' ? `${pathPrefix}${languagePrefix}` || '/' : `${pathPrefix}${languagePrefix}${path}`;
