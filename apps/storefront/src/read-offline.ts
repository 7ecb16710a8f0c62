import { isPrivateDocument } from '@parterre/static-site/browser/is-private-document';
import { onNavigation } from '@parterre/static-site/browser/signals';
import { whenIdle } from '@parterre/static-site/browser/when-idle';

const markStale = (): void => {
  document.documentElement.dataset.stale = '';
};

/** Files that this page is made of, as the worker will be asked for them. */
function partPaths(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const isPart = ({ origin, pathname }: URL) =>
    origin === location.origin && /\/(assets|page-data|slice-data|media)\//.test(pathname);
  return files.filter(isPart).map(({ pathname }) => pathname);
}

const documentPath = (): string => {
  const [document] = performance.getEntriesByType('navigation');
  return document ? new URL(document.name).pathname : location.pathname;
};

/** A page that was reached without a new document has never been asked for as one; its parts may have come before the worker. */
async function savePages(pages: readonly string[]): Promise<void> {
  const cache = await caches.open('pages');
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = new Set(partPaths().filter((path) => !saved.has(path) && !path.endsWith('/app-data.json')));
  // Each by itself: a picture that is missing costs the reader no page.
  await Promise.allSettled([...pages, ...missing].map((path) => cache.add(path)));
}

/** Saving takes as much of a small processor as opening the page did: the first seconds are the visitor's. */
const firstSecondsMs = 5000;

/** Lets what was opened be read without a connection (static/pages-worker.js). */
export async function readOffline(pathPrefix: string): Promise<void> {
  if (!('serviceWorker' in navigator) || isPrivateDocument()) return;
  addEventListener('offline', markStale);
  navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'stale' && markStale());
  // The visitor may have gone on before this was loaded.
  const unsaved = new Set([documentPath(), location.pathname]);
  const resting = new Promise((resolve) => setTimeout(resolve, firstSecondsMs));
  const registering = resting.then(() =>
    navigator.serviceWorker.register(`${pathPrefix}/pages-worker.js`, { scope: `${pathPrefix}/` }),
  );
  const save = async () => {
    await registering;
    whenIdle(() => {
      const pages = [...unsaved];
      unsaved.clear();
      // A browser that keeps nothing, in a private window or on a full disk, shows pages all the same.
      savePages(pages).catch(() => undefined);
    });
  };
  onNavigation(({ kind }) => {
    if (kind !== 'ended') return;
    unsaved.add(location.pathname);
    save().catch(() => undefined);
  });
  await save();
}
