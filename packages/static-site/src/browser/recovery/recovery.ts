import type { BrowserSite } from '../../shared/browser-site.ts';
import { splitLanguage } from '../../shared/language.ts';
import type { PageView } from '../../shared/page-element.ts';
import type { Address } from '../address/resolve-address.ts';
import { failureView } from '../screen/failure-view.ts';
import type { SiteFault, SiteOptions } from '../site-options.ts';
import { type ReloadCause, reloadControl } from './reload-control.ts';

/** The means to get out of trouble, and to tell of it. */
export interface Recovery {
  /** Reloads this document, if the reload control allows it. Without network it does so once that is back. */
  readonly reload: (address: Address, cause: ReloadCause) => boolean;
  /** Whether the document is on its way out, so that nothing needs to be drawn any more. */
  readonly isReloading: () => boolean;
  /** Whether the page may be tried as a document. */
  readonly mayReload: (address: Address) => boolean;
  readonly onShown: (address: Address) => void;
  readonly report: (kind: SiteFault['kind'], address: Address, cause: unknown) => void;
  readonly failureView: (address: Address) => PageView;
}

export function recovery(site: BrowserSite, options: SiteOptions, build: string): Recovery {
  const control = reloadControl(() => sessionStorage, build);
  addEventListener('pagehide', control.leave);
  let isReloading = false;
  const reload: Recovery['reload'] = (address, cause) => {
    if (!navigator.onLine) {
      // The browser's own page of failure would take the place of what can be read.
      const reloadIfShown = () => location.pathname === address.url.pathname && reload(address, cause);
      addEventListener('online', reloadIfShown, { once: true });
      return false;
    }
    const isAllowed = control.allow(address, cause);
    if (isAllowed) location.reload();
    isReloading ||= isAllowed;
    return isAllowed;
  };
  return {
    reload,
    isReloading: () => isReloading,
    mayReload: (address) => control.allow(address, 'page'),
    onShown: control.clear,
    report: (kind, { url }, cause) => options.report({ kind, address: url.href, build, cause }),
    failureView: ({ path }) => {
      const { language } = splitLanguage(site.routes.languages, path);
      const { pathPrefix } = site;
      return failureView({ path: '/500.html', language, pathPrefix, queries: {} }, options.texts(language));
    },
  };
}

/** Vite's word for an import, of code or of its styles, that failed. */
interface PreloadErrorEvent extends Event {
  readonly payload: unknown;
}

/**
 * Calls back for every lost chunk that nobody else looks after. The event is not prevented: the import would then
 * resolve to nothing, and its caller would fail in a way that says less.
 */
export function onLostChunk(isLookedAfter: () => boolean, recover: (cause: unknown) => void): void {
  addEventListener('vite:preloadError', (event) => {
    if (!isLookedAfter()) recover((event as PreloadErrorEvent).payload); // Vite documents the shape
  });
}
