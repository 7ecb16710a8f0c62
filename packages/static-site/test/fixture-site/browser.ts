import { startSite } from '../../src/browser/start-site.ts';
import type { BrowserEntry } from '../../src/shared/browser-site.ts';

export const start: BrowserEntry['start'] = (site) =>
  void startSite(site, {
    protectedPaths: ['/basket', '/order/*'],
    texts: () => ({ opened: (title) => title, failed: 'This page cannot be shown', tryAgain: 'Try again' }),
    report: ({ kind, address, cause }) => console.warn(kind, address, cause),
  });
