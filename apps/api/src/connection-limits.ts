import type { ServerOptions } from 'node:http';

const maxHeaderBytes = 16 * 1024;
/** Longer than a proxy in front keeps its connections, so that none is closed while a request is on its way. */
const keepAliveMs = 75_000;

/** In which a request must have come: nobody keeps a place by sending a byte a minute. */
export const defaultTimeoutMs = 30_000;

/** What every server of ours that visitors reach takes from a connection. */
export const connectionLimits = (timeoutMs: number): ServerOptions => ({
  maxHeaderSize: maxHeaderBytes,
  keepAliveTimeout: keepAliveMs,
  requestTimeout: timeoutMs,
  headersTimeout: timeoutMs,
  // How often it looks for such: by default only every half minute.
  connectionsCheckingInterval: timeoutMs / 6,
});

/** After so long without a byte in either direction an answer is given up: nobody reads it. Streams beat more often. */
export const silenceLimitMs = (timeoutMs: number): number => 2 * timeoutMs;
