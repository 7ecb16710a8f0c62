// The service worker of the site's pages: what was opened can be read without a connection. The network always comes first,
// so no old version stands in the way of a new one. What is live (prices, seats, baskets, orders) never passes through here.

const cacheName = 'pages';
const maxEntries = 300;

/** Pages whose addresses or contents belong to one buyer. */
const isPrivate = (path) => /\/(cart|order|payment)(\/|$)/.test(path);
const isPart = (path) => /\/(assets|page-data|slice-data|media)\//.test(path);

/** One page has one copy, whatever is asked of it. Which build is the current one only the network knows. */
function cacheKey({ url, method = 'GET', mode }) {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.endsWith('/app-data.json')) return null;
  const isPage = mode === 'navigate' && !isPrivate(pathname);
  return isPage || isPart(pathname) ? pathname : null;
}

async function save(key, response) {
  const cache = await caches.open(cacheName);
  await cache.delete(key); // what was opened last stands last
  await cache.put(key, response);
  if (isPart(key)) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -maxEntries).map((oldest) => cache.delete(oldest)));
}

/** A page that says of itself that it does not know what things cost by now. */
async function markStale(page) {
  const html = await page.text();
  const headers = { 'content-type': page.headers.get('content-type') };
  return new Response(html.replace('<html ', '<html data-stale="" '), { headers });
}

async function fromCache(event, key, cause) {
  const cached = await caches.match(key, { cacheName, ignoreVary: true });
  if (!cached) throw cause;
  if (event.request.mode === 'navigate') return markStale(cached);
  // A page of which only the data came from here is drawn in a document that is not marked yet.
  if (key.includes('/page-data/')) (await self.clients.get(event.clientId))?.postMessage('stale');
  return cached;
}

async function answer(event, key) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.status === 200 && !response.redirected) event.waitUntil(save(key, response.clone()));
    return response;
  } catch (cause) {
    return fromCache(event, key, cause);
  }
}

/** What was opened before this worker was there, or without a document of its own. */
async function saveMissing({ pages, files }) {
  const cache = await caches.open(cacheName);
  const paths = [
    ...pages.map((url) => cacheKey({ url, mode: 'navigate' })),
    ...files.map((url) => cacheKey({ url })),
  ];
  for (const path of new Set(paths.filter((key) => key !== null))) {
    if (isPart(path) && (await cache.match(path, { ignoreVary: true }))) continue;
    const response = await fetch(path).catch(() => null);
    // A picture that is missing costs the reader no page.
    if (response?.status === 200 && !response.redirected) await save(path, response);
  }
}

/** One after another: the visitor's own requests share the line with these. */
let saving = Promise.resolve();
self.addEventListener('message', (event) => {
  // A browser that keeps nothing, in a private window or on a full disk, shows pages all the same.
  saving = saving.then(() => saveMissing(event.data)).catch(() => undefined);
  event.waitUntil(saving);
});

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // The page is asked for while the worker wakes up.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
self.addEventListener('fetch', (event) => {
  const key = cacheKey(event.request);
  if (key !== null) event.respondWith(answer(event, key));
});
