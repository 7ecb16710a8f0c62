import type { Route } from '../../shared/route-table.ts';
import type { PageStore } from '../loading/page-store.ts';
import type { Address } from '../navigation/resolve-address.ts';
import { onNavigation } from '../signals.ts';
import { prefetchQueue } from './prefetch-queue.ts';
import { watchLinks } from './watch-links.ts';

export interface PrefetchParts {
  readonly root: Element;
  readonly store: PageStore;
  readonly resolve: (href: string) => Address | undefined;
  readonly mayPrefetch: () => boolean;
}

/** Of a page with a hundred links a visitor follows one or two. */
const maxPerPage = 24;

/** Loads the pages behind links before they are followed. Hover and touch do not wait for their turn. */
export function prefetchLinks({ root, store, resolve, mayPrefetch }: PrefetchParts): void {
  const asked = new Set<string>();
  let isNavigating = false;
  let left = maxPerPage;

  const routeOf = (href: string): Route | undefined => {
    const address = resolve(href);
    return address?.isProtected ? undefined : address?.route;
  };

  const prefetch = async ({ page, template }: Route) => {
    if (asked.has(page) || store.has(page) || !mayPrefetch()) return;
    asked.add(page);
    await store.prefetch({ path: page, template });
  };

  const queue = prefetchQueue({
    isResting: () => document.hidden || isNavigating || !navigator.onLine,
    wait: (pauseMs) => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  });

  const enqueue = (href: string) => {
    const route = routeOf(href);
    if (!route || asked.has(route.page) || store.has(route.page)) return;
    queue.add(route.page, async () => left-- > 0 && prefetch(route));
  };

  watchLinks(root, {
    onSeen: enqueue,
    onGone: (href) => queue.remove(routeOf(href)?.page ?? ''),
    onIntent: (href) => {
      const route = routeOf(href);
      if (route) prefetch(route);
    },
  });

  onNavigation(({ kind }) => {
    isNavigating = kind === 'started' || kind === 'delayed';
    if (kind === 'ended') left = maxPerPage;
    queue.wake();
  });
  document.addEventListener('visibilitychange', queue.wake);
  addEventListener('online', queue.wake);
}
