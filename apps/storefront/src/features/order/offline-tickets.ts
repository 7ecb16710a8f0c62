import type { Order } from '@parterre/contracts/orders/order';
import { orderPaths } from '@parterre/contracts/paths/order-paths';
import { pathTo } from '@parterre/contracts/paths/path-to';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSite } from '../../theme/site-settings.ts';

const cacheName = (token: string) => `tickets ${token}`;

/** What this page is made of: itself, its code, its texts, and the order. */
function pageParts(token: string): string[] {
  const order = pathTo<string>(orderPaths.readOrder, { token });
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const isPart = (url: string) => /\/(assets|page-data|slice-data)\//.test(url) || url.endsWith(order);
  return [...new Set([location.href, ...resources.filter(isPart)])];
}

/** Caches the page of these tickets, so that it opens without a connection. Resolves to whether it will. */
async function saveTickets(token: string, pathPrefix: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(`${pathPrefix}/tickets-worker.js`, { scope: location.pathname });
    const parts = pageParts(token);
    const cache = await caches.open(cacheName(token));
    await cache.addAll(parts);
    const outdated = (await cache.keys()).filter(({ url }) => !parts.includes(url));
    await Promise.all(outdated.map((request) => cache.delete(request)));
    return true;
  } catch {
    // A browser that caches nothing, in a private window or on a full disk, shows tickets all the same.
    return false;
  }
}

/** Returned tickets are not shown, with a connection or without. */
export const dropTickets = (token: string): void => {
  if ('caches' in globalThis) void caches.delete(cacheName(token));
};

/** Whether the tickets of this page open without a connection by now. They are saved anew when they have changed at a moment. */
export function useOfflineTickets(token: string, changedAt: string | undefined): boolean {
  const { address } = useSite();
  const [isSaved, setSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved shows tickets that are good no more
  useEffect(() => {
    const { pathname } = new URL(address, location.href);
    void saveTickets(token, pathname.replace(/\/$/, '')).then(setSaved);
  }, [token, address, changedAt]);
  return isSaved;
}

/** Calls back with an order that came after what the device had of it was shown. */
export function useLateOrder(callback: (order: Order) => void): void {
  // Of our own worker, which sends nothing else.
  const onMessage = useEffectEvent(({ data }: MessageEvent<{ readonly order: Order }>) =>
    callback(data.order),
  );
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', onMessage);
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, []);
}
