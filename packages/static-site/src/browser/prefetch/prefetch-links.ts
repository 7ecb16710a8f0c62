import type { PageView } from '../../shared/page-element.ts';
import type { Route } from '../../shared/route-table.ts';
import type { Address } from '../address/resolve-address.ts';
import type { PageStore } from '../loading/page-store.ts';
import { onNavigation } from '../signals.ts';
import { prefetchQueue } from './prefetch-queue.ts';
import { watchLinks } from './watch-links.ts';

export interface PrefetchParts {
  readonly root: Element;
  readonly store: PageStore;
  readonly resolve: (href: string) => Address | undefined;
  readonly mayPrefetch: () => boolean;
  readonly onPrefetched: (view: PageView) => void;
}

/** Of a page with a hundred links a visitor follows one or two. */
const maxPerPage = 24;

/** Loads the pages behind links before they are followed. Hover and touch do not wait for their turn. */
export function prefetchLinks({ root, store, resolve, mayPrefetch, onPrefetched }: PrefetchParts): void {
  const requested = new Set<string>();
  const inView = new Set<Element>();
  let isNavigating = false;
  let left = maxPerPage;

  /** Of a page that somebody may want and nobody has. */
  const findRoute = (link: Element): Route | undefined => {
    const address = link instanceof HTMLAnchorElement && mayPrefetch() && resolve(link.href);
    const route = address && !address.isProtected ? address.route : undefined;
    return route && !requested.has(route.page) && !store.has(route.page) ? route : undefined;
  };

  const prefetch = ({ page, template }: Route) => {
    requested.add(page);
    return store.prefetch({ path: page, template }).then((outcome) => {
      if (outcome.kind === 'found') onPrefetched(outcome.view);
    });
  };

  // Each in a task of its own: four at once are long enough to keep a tap waiting on a slow phone.
  const prefetchInTurn = async (route: Route) => {
    await window.scheduler?.yield?.(); // not every browser can
    if (!requested.has(route.page)) await prefetch(route);
  };

  // Of links, not of pages: many a page is linked twice, and a link may come to lead elsewhere before it has its turn.
  const start = (count: number) => {
    const routes = new Map<string, Route>();
    for (const link of inView) {
      // One that was taken away is told as gone only with the next picture.
      if (!link.isConnected) inView.delete(link);
      const route = link.isConnected && findRoute(link);
      if (route) routes.set(route.page, route);
    }
    const batch = [...routes.values()].slice(0, Math.min(count, left));
    left -= batch.length;
    return batch.map(prefetchInTurn);
  };

  const wake = prefetchQueue({
    start,
    isPaused: () => document.hidden || isNavigating || !navigator.onLine,
    wait: (pauseMs) => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  });

  watchLinks(root, {
    onSeen: (link) => {
      inView.add(link);
      wake();
    },
    onGone: (link) => inView.delete(link),
    onIntent: (link) => {
      const route = findRoute(link);
      if (route) prefetch(route);
    },
  });

  onNavigation(({ kind }) => {
    isNavigating = kind === 'started' || kind === 'delayed';
    if (kind === 'ended') left = maxPerPage;
    wake();
  });
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
}
