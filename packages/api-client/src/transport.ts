import ky from 'ky';
import { type Clock, systemClock } from './clock.ts';
import { type Query, writeQuery } from './query.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { failureOf, readReply } from './reply.ts';
import { wholeFetch } from './whole-fetch.ts';

export interface TransportOptions {
  /** Such as `https://api.example.com`; empty means the page's own origin. */
  address: string;
  fetch?: typeof fetch | undefined;
  clock?: Clock | undefined;
  credentials?: RequestCredentials | undefined;
  timeoutMs?: number | undefined;
  retries?: number | undefined;
  retryDelayMs?: number | undefined;
  requestsPerSecond?: number | undefined;
  /** The server has too much to do and has said when to come again: the call waits, and is sent again by itself. */
  onWait?: (() => void) | undefined;
}

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Query | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

export type Transport = <Reply>(call: Call) => Promise<Reply>;

/** Sends calls with the patience of spec §7 to §9. What still fails is an ApiError, or the reason of its own abort. */
export function createTransport(options: TransportOptions): Transport {
  const client = createClient(options);
  const address = options.address.replace(/\/+$/, '');

  return async <Reply>({ method, path, query = {}, body, headers = {}, signal }: Call) => {
    const url = `${address}${path}${writeQuery(query)}`;
    // What a visitor has done is done, even if they leave the page in the same moment.
    const keepalive = method !== 'GET';
    const sent = client(url, { method, headers, json: body, keepalive, signal: signal ?? null });
    const response = await sent.catch(async (cause) => {
      signal?.throwIfAborted();
      throw await failureOf(cause, { url, method });
    });
    return readReply<Reply>(response, { url, method });
  };
}

/** A server that asks for more patience than this is asked again sooner. */
const longestRetryAfterMs = 10_000;

/** What a server answers that would rather be asked later. */
const busy = [429, 503];
const serverErrors = Array.from({ length: 100 }, (_, index) => 500 + index);

function createClient(options: TransportOptions) {
  const { timeoutMs = 60_000, retries = 3, retryDelayMs = 1000, requestsPerSecond = 10 } = options;
  const { onWait = () => {} } = options;
  const takeTurn = createRateLimiter(requestsPerSecond, options.clock ?? systemClock);
  return ky.create({
    fetch: wholeFetch(options.fetch ?? globalThis.fetch),
    credentials: options.credentials ?? 'same-origin',
    headers: { accept: 'application/json' },
    timeout: timeoutMs,
    hooks: {
      beforeRequest: [(request) => takeTurn(request.signal)],
      afterResponse: [
        (_request, _options, { status }, { retryCount }) => {
          if (busy.includes(status) && retryCount < retries) onWait();
        },
      ],
    },
    retry: {
      limit: retries,
      // A POST is sent again under its idempotency key.
      methods: ['get', 'post', 'delete'],
      statusCodes: [...busy, ...serverErrors],
      afterStatusCodes: busy,
      maxRetryAfter: longestRetryAfterMs,
      delay: () => retryDelayMs,
    },
  });
}
