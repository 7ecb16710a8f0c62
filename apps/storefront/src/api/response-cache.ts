interface CachedResponse {
  readonly response: unknown;
  readonly untilMs: number;
}

const maxEntries = 100;
const lifetimeMs = 60_000;

// Outlives pages, so that Back shows at once what was there.
const cache = new Map<string, CachedResponse>();

/** What was loaded under a key within the last minute. */
export function cachedResponse<Response>(key: string): Response | undefined {
  const entry = cache.get(key);
  // A key names the call, and a call has one type of response.
  return entry && entry.untilMs > Date.now() ? (entry.response as Response) : undefined;
}

export function cacheResponse(key: string, response: unknown): void {
  cache.delete(key);
  cache.set(key, { response, untilMs: Date.now() + lifetimeMs });
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
}
