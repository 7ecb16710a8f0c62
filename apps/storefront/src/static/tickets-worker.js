// Stands between the network and the pages of one's tickets, whose address is its scope, and nothing else. What such a page
// has kept of itself is shown when the network does not answer, or not soon enough for whoever stands at the door.

const patienceMs = 4000;

async function fetchOrKept(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (!kept) return fetch(request);
  return fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(() => kept);
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(fetchOrKept(event.request));
});
