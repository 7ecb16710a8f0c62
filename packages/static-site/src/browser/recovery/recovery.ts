import type { BrowserSite } from '../../shared/browser-site.ts';
import { splitLanguage } from '../../shared/language.ts';
import type { PageView } from '../../shared/page-element.ts';
import type { Address } from '../navigation/resolve-address.ts';
import { failureView } from '../screen/failure-view.ts';
import type { SiteFault, SiteOptions } from '../site-options.ts';
import { type ReloadControl, reloadControl } from './reload-control.ts';

/** The means to get out of trouble, and to tell of it. */
export interface Recovery extends ReloadControl {
  readonly report: (kind: SiteFault['kind'], address: Address, cause: unknown) => void;
  readonly failureView: (address: Address) => PageView;
}

export function recovery(site: BrowserSite, options: SiteOptions, build: string): Recovery {
  return {
    ...reloadControl(() => sessionStorage, build),
    report: (kind, { url }, cause) => options.report({ kind, address: url.href, build, cause }),
    failureView: ({ path }) => {
      const { language } = splitLanguage(site.routes.languages, path);
      const { pathPrefix } = site;
      return failureView({ path: '', language, pathPrefix, queries: {} }, options.texts(language));
    },
  };
}
