import { fragmentTarget } from './fragment-target.ts';
import type { SiteNavigation } from './navigation-intent.ts';

let used: SiteNavigation | undefined = globalThis.navigation;

/** Undefined where the browser has none and nothing stands in for it yet. */
export const siteNavigation = () => used;

/** For browsers without the API. Should it be lost, links load documents. */
export const loadFallbackNavigation = (): Promise<SiteNavigation | undefined> =>
  import('./history-navigation.ts').then(
    (module) => {
      used = module.historyNavigation(fragmentTarget);
      return used;
    },
    () => undefined,
  );
