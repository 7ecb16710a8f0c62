import { ApiError } from './api-error.ts';
import { type Clock, systemClock } from './clock.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { isBusy, retryWaitMs } from './retry-wait.ts';

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
}

export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Query | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  /** The server has too much to do and has said when to come again: the call waits, and is sent again by itself. */
  onWait?: (() => void) | undefined;
}

export type Transport = <Reply>(call: Call) => Promise<Reply>;

/** Sends calls with the patience of spec §7 to §9. What still fails is an ApiError, or the reason of its own abort. */
export function createTransport({
  address,
  fetch = globalThis.fetch,
  clock = systemClock,
  credentials = 'same-origin',
  timeoutMs = 60_000,
  retries = 3,
  retryDelayMs = 1000,
  requestsPerSecond = 10,
}: TransportOptions): Transport {
  const takeTurn = createRateLimiter(requestsPerSecond, clock);

  /** To the last byte: a connection cut within the answer is a failed request, timed and sent again like any other. */
  const attempt = async (url: string, { method, body, headers }: Call, signal: AbortSignal) => {
    const response = await fetch(url, {
      method,
      credentials,
      headers: { accept: json, ...(body !== undefined && { 'content-type': json }), ...headers },
      body: JSON.stringify(body) ?? null,
      // What a visitor has done is done, even if they leave the page in the same moment.
      keepalive: method !== 'GET',
      signal: eitherSignal(signal, AbortSignal.timeout(timeoutMs)),
    });
    const { data, fault } = readJson(await response.text());
    const { ok, status } = response;
    if (ok && !fault) return data;
    const retryAfter = response.headers.get('retry-after');
    throw new ApiError({ data, status, url, method, retryAfter }, fault);
  };

  return async <Reply>(call: Call) => {
    const { method, path, query = {}, signal = new AbortController().signal } = call;
    const url = address.replace(/\/+$/, '') + path + writeQuery(query);
    for (let retriesLeft = retries; ; retriesLeft -= 1) {
      try {
        signal.throwIfAborted();
        await takeTurn(signal);
        // Its type is the contract's word: the browser has no schemas to check it by.
        return (await attempt(url, call, signal)) as Reply;
      } catch (cause) {
        signal.throwIfAborted();
        const failure =
          cause instanceof ApiError ? cause : new ApiError({ data: null, status: null, url, method }, cause);
        const waitMs = retriesLeft > 0 ? retryWaitMs(failure, cause, retryDelayMs) : undefined;
        if (waitMs === undefined) throw failure;
        if (isBusy(failure.status)) call.onWait?.();
        await clock.wait(waitMs, signal);
      }
    }
  };
}

const json = 'application/json';

/** A proxy on the way may have answered with a page instead of JSON: then the data is its text. */
function readJson(text: string): { readonly data: unknown; readonly fault?: unknown } {
  try {
    return { data: JSON.parse(text) };
  } catch (fault) {
    return { data: text, fault };
  }
}

/** Aborted with the first of both. */
function eitherSignal(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
}

type QueryValue = string | number | readonly (string | number)[] | undefined;

export type Query = { readonly [Key: string]: QueryValue };

/** Lists are written as comma lists, what is undefined is left out. Commas stay bare: they are legal there, and shorter. */
function writeQuery(query: Query): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text.replaceAll('%2C', ',')}`;
}
