// Stands between the network and the pages of one's tickets, whose address is its scope, and nothing else. What such a page
// has kept of itself is shown when the network does not answer, or not soon enough for whoever stands at the door.

const patienceMs = 3000;

async function fetchOrKept(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (!kept) return fetch(request);
  // What never changes under its name need not be asked for.
  if (new URL(request.url).pathname.includes('/assets/')) return kept;
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    return answer.status < 500 ? answer : kept;
  } catch {
    return kept;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(fetchOrKept(event.request));
});
