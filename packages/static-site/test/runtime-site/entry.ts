import { onNavigation } from '../../src/browser/signals.ts';
import { startSite } from '../../src/browser/start-site.ts';
import type { BrowserSite } from '../../src/shared/browser-site.ts';
import type { Language } from '../../src/shared/language.ts';
import type { Seen } from './seen.ts';

const opened: Readonly<Record<string, string>> = { en: 'Opened', ru: 'Открыто', ar: 'فُتحت' };

const texts = ({ code }: Language) => ({
  opened: (title: string) => `${opened[code]}: ${title}`,
  failed: 'This page cannot be shown',
  tryAgain: 'Try again',
});

/** Starts the site as any site would, and lets tests see what it is told. */
export function start(site: BrowserSite): void {
  const seen: Seen = { signals: [], isStarted: false };
  Object.assign(window, { seen });
  onNavigation((signal) => seen.signals.push(signal));
  startSite(site, {
    protectedPaths: ['/basket', '/order/*'],
    texts,
    report: ({ kind, address }) => console.debug(kind, address),
  }).then(() => {
    seen.isStarted = true;
  });
}
