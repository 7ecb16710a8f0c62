// The service worker of ticket pages, whose path is its scope. What such a page
// has cached of itself is shown when the network does not answer soon enough at the door.

const timeoutMs = 3000;

async function fetchOrCached(request) {
  const cached = await caches.match(request, { ignoreVary: true });
  if (!cached) return fetch(request);
  // What never changes under its name need not be fetched.
  if (new URL(request.url).pathname.includes('/assets/')) return cached;
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.status < 500 ? answer : cached;
  } catch {
    return cached;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(fetchOrCached(event.request));
});
