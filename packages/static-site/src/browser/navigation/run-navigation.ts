import type { Address } from '../address/resolve-address.ts';
import { followGrowth, savePosition } from '../screen/scroll-position.ts';
import { startNavigator } from './navigator.ts';
import type { NextPages, NextPagesParts } from './next-pages.ts';

export interface RunningSite extends NextPagesParts {
  readonly resolve: (href: string) => Address | undefined;
}

/**
 * Everything that happens after the first page. What finds and shows the others is fetched beside the first page's coming to life,
 * which need not wait for it; a click that comes sooner does. Should it be lost, links load documents.
 */
export async function runNavigation(site: RunningSite): Promise<void> {
  let nextPages: NextPages | undefined;
  const loading = import('./next-pages.ts').then(({ openNextPages }) => {
    nextPages = openNextPages(site);
    return nextPages;
  });
  startNavigator({
    screen: site.screen,
    resolve: site.resolve,
    whenReady: loading,
    isOld: () => nextPages?.isOld() ?? false,
  });
  followGrowth();
  // No `unload` listener: it would keep the page out of the back/forward cache.
  addEventListener('pagehide', savePosition);
  await loading.catch(() => undefined);
}
