import { type PageKind, pageKind } from '@parterre/domain/quality/page-kind';
import { readInlinePage } from '@parterre/static-site/browser/loading/read-inline-page';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { afterFirstPaint } from '../after-first-paint.ts';
import type { SiteSettings } from '../theme/site-settings.ts';

/** The page that is shown, once it has its title. */
export interface VisitedPage {
  readonly url: URL;
  readonly title: string;
  readonly kind: PageKind;
  /** Where they came from. */
  readonly referrer: string;
}

export function currentPage(site: SiteSettings, referrer = document.referrer): VisitedPage {
  const url = new URL(location.href);
  const path = url.pathname.slice(new URL(site.address).pathname.replace(/\/$/, '').length);
  return { url, referrer, title: document.title, kind: pageKind(splitLanguage(site.languages, path).local) };
}

export interface PageListeners {
  readonly onPageLeft: () => void;
  readonly onPageShown: (page: VisitedPage) => void;
}

/** Tells of every further page, and when it is on its way. Another query of the same page is no further page. */
export function onPage(site: SiteSettings, { onPageLeft, onPageShown }: PageListeners): void {
  onNavigation(({ kind, from, to }) => {
    if (new URL(from).pathname === new URL(to).pathname) return;
    if (kind === 'started') onPageLeft();
    if (kind === 'ended') afterFirstPaint(() => onPageShown(currentPage(site, from)));
  });
}

/** The settings inlined in the document, for code outside React. */
export function readSiteSettings(): SiteSettings | undefined {
  const inline = readInlinePage();
  const hash = inline?.page.queries.site;
  // The site's source gives this query to every page (site/source/page-source.ts).
  return hash === undefined ? undefined : (inline?.queries[hash] as SiteSettings | undefined);
}
