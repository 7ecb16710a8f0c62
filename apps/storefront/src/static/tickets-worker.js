// The service worker of ticket pages, whose path is its scope. What such a page
// has cached of itself is shown when the network does not answer soon enough at the door.

const timeoutMs = 3000;
const isOrder = ({ url }) => new URL(url).pathname.includes('/api/orders/');

async function fetchOrCached(event) {
  const { request } = event;
  const cached = await caches.match(request, { ignoreVary: true });
  if (!cached) return fetch(request);
  // What never changes under its name need not be fetched.
  if (new URL(request.url).pathname.includes('/assets/')) return cached;
  const asked = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  const answer = await Promise.race([asked, late]);
  if (answer) return answer;
  // Its performance may have been moved since it was saved: the page has the answer that came too late.
  if (isOrder(request)) event.waitUntil(asked.then((found) => tell(event.clientId, found)));
  return cached;
}

async function tell(clientId, answer) {
  if (!answer?.ok) return;
  const client = await self.clients.get(clientId);
  client?.postMessage({ order: await answer.json() });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(fetchOrCached(event));
});
