/** As much of a service worker's surroundings as is used here; the page's own types do not have it. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;
/** Written in when the app is built: a change of any file is a change of this one. */
const files = '__DOOR_FILES__'.split(',');
const page = '/door/';
const cacheName = `door ${files.join(' ')}`;

scope.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(files.map(toRequest)))
      .then(() => scope.skipWaiting()),
  ),
);

/** A file named by its content is the one that the page has just loaded; of the others the browser may have an older one. */
const toRequest = (file: string) =>
  new Request(file, { cache: file.startsWith(`${page}assets/`) ? 'default' : 'reload' });

scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOthers().then(() => scope.clients.claim())),
);

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith('door ') && name !== cacheName);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

scope.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(page)) return;
  event.respondWith(answer(event.request.mode === 'navigate' ? page : pathname, event.request));
});

/** What is kept, always: with and without a network the same happens. */
async function answer(path: string, request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(path);
  return kept ?? fetch(request);
}
