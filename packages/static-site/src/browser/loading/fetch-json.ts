/** What the outside world gives a load; injected, so that a test can hold time and chance still. */
export interface Net {
  readonly fetch: typeof fetch;
  /** Resolves after the pause (later when offline), at once when the signal aborts. */
  readonly wait: (pauseMs: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  readonly priority: RequestPriority;
  readonly retries: number;
  readonly cache?: RequestCache;
}

export type JsonAnswer =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'server-error' }
  /** Announced as JSON, yet it is not. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/** No load lasts longer, whatever the host does. */
export const loadTimeoutMs = 10_000;
export const maxRetries = 3;
const pausesMs = [300, 1000, 3000];
/** Object stores answer 403 for a file that is not there. */
const missingStatuses = [403, 404, 410];

/** Asks for one JSON file. Only an answer that says nothing about the file is asked for again. */
export async function fetchJson(net: Net, url: string, options: FetchOptions): Promise<JsonAnswer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetchOnce(net, url, options);
    if (answer.kind !== 'unreachable' || attempt >= options.retries || options.signal.aborted) return answer;
    await net.wait((pausesMs[attempt] ?? 0) * (0.75 + net.random() / 2), options.signal);
  }
}

async function fetchOnce(net: Net, url: string, options: FetchOptions): Promise<JsonAnswer> {
  try {
    const response = await net.fetch(url, options);
    if (response.status === 200) return readJson(response.headers.get('content-type'), await response.text());
    if (missingStatuses.includes(response.status)) return { kind: 'missing' };
    if (response.status === 500) return { kind: 'server-error' };
    return { kind: 'unreachable', cause: new Error(`${url} answered ${response.status}`) };
  } catch (cause) {
    return { kind: 'unreachable', cause };
  }
}

/** A host that answers every address with 200 and a page of HTML has no such file. */
function readJson(contentType: string | null, text: string): JsonAnswer {
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: contentType?.includes('json') ? 'unreadable' : 'missing' };
  }
}
