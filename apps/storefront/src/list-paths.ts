const pagePath = (list: string) => (page: number) => (page > 1 ? `${list}/page/${page}` : list);

/** Pages of lists, and what else there is of them, without language and prefix. */
export const listPaths = {
  eventsPage: pagePath('/events'),
  personsPage: pagePath('/persons'),
  placesPage: pagePath('/places'),
  newsPage: pagePath('/news'),
  newsFeed: () => '/news.rss',
  /** What else a search finds, with all that its address says. */
  eventsSearchAs: (kind: string, query: string) => {
    const parameters = new URLSearchParams(query);
    for (const ofList of ['page', 'to']) parameters.delete(ofList);
    parameters.set('type', kind);
    return `/events/search?${parameters}`;
  },
} as const;
