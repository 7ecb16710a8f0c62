import { type PageKind, pageKind } from '@parterre/domain/quality/page-kind';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { afterPicture } from '../after-picture.ts';
import type { SiteSettings } from '../theme/site-settings.ts';

/** A page that somebody sees, known once it has its title. */
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

export interface PageWatch {
  readonly leave: () => void;
  readonly see: (page: VisitedPage) => void;
}

/** Tells of every further page, and when it is on its way. Another query of the same page is no further page. */
export function onPage(site: SiteSettings, { leave, see }: PageWatch): void {
  onNavigation(({ kind, from, to }) => {
    if (new URL(from).pathname === new URL(to).pathname) return;
    if (kind === 'started') leave();
    if (kind === 'ended') afterPicture(() => see(currentPage(site, from)));
  });
}
