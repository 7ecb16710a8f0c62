/** How long an answer is good, and for how long after that it may be given once more while a new one is made. */
export interface Freshness {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** What is read from the catalogue may be a few seconds old; whatever is changed in it drops all answers. */
export const catalogueFreshness: Freshness = { freshMs: 5000, staleMs: 60_000 };

/** What sells is asked for again at once, yet a crowd asks only once. */
export const liveFreshness: Freshness = { freshMs: 500, staleMs: 0 };

/** Made for one visitor. */
export const neverFresh: Freshness = { freshMs: 0, staleMs: 0 };

const seconds = (ms: number) => Math.ceil(ms / 1000);

/**
 * A browser asks again each time (and mostly hears 304); caches on the way hold an answer while it is fresh. Only we
 * give a stale one once more: allowed to, a browser would show a visitor what was true a minute ago.
 */
export const cacheControl = ({ freshMs }: Freshness): string =>
  freshMs === 0 ? 'no-store' : `public, max-age=0, s-maxage=${seconds(freshMs)}`;
