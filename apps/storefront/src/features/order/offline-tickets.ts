import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';

const cacheOf = (token: string) => `tickets ${token}`;

/** What this page is made of: itself, its code, its texts, and the order. */
function partsOfPage(token: string): string[] {
  const order = pathTo<string>(orderPaths.readOrder, { token });
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const isPart = (url: string) => /\/(assets|page-data|slice-data)\//.test(url) || url.endsWith(order);
  return [...new Set([location.href, ...resources.filter(isPart)])];
}

/** Keeps the page of these tickets, so that it opens without a connection. Answers whether it will. */
export async function keepTickets(token: string, pathPrefix: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(`${pathPrefix}/tickets-worker.js`, { scope: location.pathname });
    const parts = partsOfPage(token);
    const cache = await caches.open(cacheOf(token));
    await cache.addAll(parts);
    const outdated = (await cache.keys()).filter(({ url }) => !parts.includes(url));
    await Promise.all(outdated.map((request) => cache.delete(request)));
    return true;
  } catch {
    // A browser that keeps nothing, in a private window or for want of room, shows tickets all the same.
    return false;
  }
}

/** Tickets that were given back open no door, with a connection or without. */
export const dropTickets = (token: string): void => {
  if ('caches' in globalThis) void caches.delete(cacheOf(token));
};
