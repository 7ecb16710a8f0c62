import { isPrivateDocument } from '@parterre/static-site/browser/is-private-document';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { whenIdle } from '@parterre/static-site/browser/when-idle';

const markStale = (): void => {
  document.documentElement.dataset.stale = '';
};

const namesIn = (kind: 'navigation' | 'resource'): string[] =>
  performance.getEntriesByType(kind).map(({ name }) => name);

/** Waking the worker takes as much of a small processor as opening the page did: the first seconds are the visitor's. */
const firstSecondsMs = 5000;

/**
 * Lets what was opened be read without a connection (static/pages-worker.js). A page that was reached without a new document has
 * never been asked for as one, and its files may have come before the worker: the worker is told of them and fetches what it
 * lacks, since a hundred answers would keep a small processor from whatever the visitor taps next.
 */
export async function readOffline(pathPrefix: string): Promise<void> {
  if (!('serviceWorker' in navigator) || isPrivateDocument()) return;
  addEventListener('offline', markStale);
  navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'stale' && markStale());
  // The visitor may have gone on before this was loaded.
  const unsaved = new Set([...namesIn('navigation'), location.href]);
  let current = location.pathname;
  const resting = new Promise((resolve) => setTimeout(resolve, firstSecondsMs));
  const registering = resting.then(() =>
    navigator.serviceWorker.register(`${pathPrefix}/pages-worker.js`, { scope: `${pathPrefix}/` }),
  );
  const save = async () => {
    await registering;
    const { active } = await navigator.serviceWorker.ready;
    whenIdle(() => {
      active?.postMessage({ pages: [...unsaved], files: namesIn('resource') });
      unsaved.clear();
    });
  };
  onNavigation(({ kind }) => {
    if (kind !== 'ended' || location.pathname === current) return;
    current = location.pathname;
    unsaved.add(location.href);
    save().catch(() => undefined);
  });
  await save();
}
