const pagePath = (list: string) => (page: number) => (page > 1 ? `${list}/page/${page}` : list);

/** Pages of lists, and what else there is of them, without language and prefix. */
export const listPaths = {
  eventsPage: pagePath('/events'),
  personsPage: pagePath('/persons'),
  placesPage: pagePath('/places'),
  newsPage: pagePath('/news'),
  newsFeed: () => '/news.rss',
} as const;
