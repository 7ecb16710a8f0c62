import type { BrowserSite } from '../../shared/browser-site.ts';
import { splitLanguage } from '../../shared/language.ts';
import type { PageView } from '../../shared/page-element.ts';
import type { Address } from '../navigation/resolve-address.ts';
import { failureView } from '../screen/failure-view.ts';
import type { SiteFault, SiteOptions } from '../site-options.ts';
import { type ReloadCause, reloadControl } from './reload-control.ts';

/** The means to get out of trouble, and to tell of it. */
export interface Recovery {
  /** Reloads this document, if the reload control allows it. */
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
  return {
    reload: (address, cause) => {
      const isAllowed = control.allow(address, cause);
      if (isAllowed) location.reload();
      isReloading ||= isAllowed;
      return isAllowed;
    },
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
