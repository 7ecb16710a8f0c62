import type { Language } from '../shared/language.ts';

/** What a site tells the runtime besides its pages. */
export interface SiteOptions {
  /** Addresses, without language prefix, where nothing is prefetched and nothing reloads by itself: basket, order, payment. */
  readonly protectedPaths: readonly string[];
  readonly texts: (language: Language) => SiteTexts;
  /** Called before the first picture of a view transition is taken: the time to name what moves along. */
  readonly onTransition?: () => void;
  /** Told of every fault that the runtime had to work around. */
  readonly report: (fault: SiteFault) => void;
}

export interface SiteTexts {
  /** Said by screen readers when a page has opened. */
  readonly opened: (title: string) => string;
  /** Heading of the view that is shown when not even the error page can be. */
  readonly failed: string;
  readonly tryAgain: string;
}

export interface SiteFault {
  readonly kind: 'unreachable' | 'broken-page' | 'lost-chunk' | 'hydration';
  readonly address: string;
  /** The code of the build that this tab runs. */
  readonly build: string;
  readonly cause: unknown;
}
