import type { BrowserSite } from '../../shared/browser-site.ts';
import type { PageView } from '../../shared/page-element.ts';
import type { TemplateModule } from '../../shared/template.ts';
import type { Address } from '../address/resolve-address.ts';
import type { AssemblePage } from '../loading/assemble-page.ts';
import { browserNet as net } from '../loading/browser-net.ts';
import { headProbe } from '../loading/head-probe.ts';
import type { CodeLoader } from '../loading/load-code.ts';
import { pageLoader } from '../loading/load-page.ts';
import { pageStore } from '../loading/page-store.ts';
import { publishedBuild } from '../loading/published-build.ts';
import { mayPrefetch } from '../prefetch/may-prefetch.ts';
import { prefetchLinks } from '../prefetch/prefetch-links.ts';
import type { Recovery } from '../recovery/recovery.ts';
import { rehearse } from '../screen/rehearse.ts';
import type { Screen } from '../screen/screen.ts';
import { pageShower, type ShowPage } from '../screen/show-page.ts';
import type { SiteOptions } from '../site-options.ts';
import { whenIdle } from '../when-idle.ts';
import { type BuildWatch, buildWatch } from './build-watch.ts';
import { type Destination, destinationFinder } from './destination.ts';

export interface NextPagesParts {
  readonly site: BrowserSite;
  readonly root: Element;
  readonly resolve: (href: string) => Address | undefined;
  readonly recover: Recovery;
  readonly code: CodeLoader;
  readonly assemble: AssemblePage;
  readonly screen: Screen;
  readonly options: SiteOptions;
  /** The code part of the build this tab runs. */
  readonly build: string;
}

/** The pages that a visitor may go to from the first one. */
export interface NextPages {
  readonly findDestination: (address: Address, signal: AbortSignal) => Promise<Destination>;
  readonly show: ShowPage;
  /** Whether this tab runs code that has been replaced. */
  readonly isOld: () => boolean;
}

export function openNextPages(parts: NextPagesParts): NextPages {
  const { site, root, resolve, recover, code, assemble, screen, options, build } = parts;
  const store = pageStore(pageLoader({ net, base: site.base, code, assemble }), screen.shown().view);
  const read = () => publishedBuild(net, site.base);
  const builds = buildWatch({ code: build, read, now: Date.now, onNewContent: store.forget });
  const findDestination = destinationFinder({
    store,
    exists: ({ url }, signal) => headProbe(net, url, signal),
    onFailure: builds.check,
    ...recover,
  });
  watchReturns(builds);
  const rehearsed = new Set<TemplateModule>();
  const onPrefetched = (view: PageView) => {
    if (rehearsed.has(view.template)) return;
    rehearsed.add(view.template);
    whenIdle(() => rehearse(view));
  };
  whenIdle(() =>
    prefetchLinks({ root, store, resolve, mayPrefetch: () => mayPrefetch(navigator), onPrefetched }),
  );
  return { findDestination, show: pageShower(screen, root, options), isOld: builds.isOld };
}

function watchReturns(builds: BuildWatch): void {
  addEventListener('pageshow', ({ persisted }) => persisted && builds.check());
  document.addEventListener('visibilitychange', () => !document.hidden && builds.check());
}
