import type { BrowserSite } from '../../shared/browser-site.ts';
import type { Address } from '../address/resolve-address.ts';
import { browserNet as net } from '../loading/browser-net.ts';
import { headProbe } from '../loading/head-probe.ts';
import type { PageLoader } from '../loading/load-page.ts';
import { pageStore } from '../loading/page-store.ts';
import { publishedBuild } from '../loading/published-build.ts';
import { mayPrefetch } from '../prefetch/may-prefetch.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { Recovery } from '../recovery/recovery.ts';
import type { Screen } from '../screen/screen.ts';
import { followGrowth, savePosition } from '../screen/scroll-position.ts';
import { whenIdle } from '../when-idle.ts';
import { type BuildWatch, buildWatch } from './build-watch.ts';
import { destinationFinder } from './destination.ts';
import { startNavigator } from './navigator.ts';

export interface RunningSite {
  readonly site: BrowserSite;
  readonly root: Element;
  readonly resolve: (href: string) => Address | undefined;
  readonly recover: Recovery;
  readonly loader: PageLoader;
  readonly screen: Screen;
  /** The code part of the build this tab runs. */
  readonly code: string;
}

/** Everything that happens after the first page. */
export function runNavigation({ site, root, resolve, recover, loader, screen, code }: RunningSite): void {
  const store = pageStore(loader, screen.shown().view);
  const read = () => publishedBuild(net, site.base);
  const builds = buildWatch({ code, read, now: Date.now, onNewContent: store.forget });
  const findDestination = destinationFinder({
    store,
    exists: ({ url }, signal) => headProbe(net, url, signal),
    onFailure: builds.check,
    ...recover,
  });
  startNavigator({ screen, resolve, findDestination, isOld: builds.isOld });
  followGrowth();
  watchReturns(builds);
  whenIdle(() => prefetchLinks({ root, store, resolve, mayPrefetch: () => mayPrefetch(navigator) }));
}

/** No `unload` listener: it would keep the page out of the back/forward cache. */
function watchReturns(builds: BuildWatch): void {
  addEventListener('pagehide', savePosition);
  addEventListener('pageshow', ({ persisted }) => persisted && builds.check());
  document.addEventListener('visibilitychange', () => !document.hidden && builds.check());
}
