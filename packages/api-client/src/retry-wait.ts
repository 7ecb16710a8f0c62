import type { FailedCall } from './api-error.ts';

/** A server that asks for more patience than this is asked again sooner. */
const maxRetryAfterMs = 10_000;

/** What a server answers that would rather be asked later. */
export const isBusy = (status: number | null): boolean => status === 429 || status === 503;

/** Spec §8: how long a call waits to be sent again after it has failed like this; undefined when it is not. */
export function retryWaitMs(
  { status, retryAfter }: Pick<FailedCall, 'status' | 'retryAfter'>,
  cause: unknown,
  usualMs: number,
): number | undefined {
  if (status === null) return isTimeout(cause) ? undefined : usualMs;
  if (status < 500 && status !== 429) return undefined;
  const askedMs = isBusy(status) ? Number(retryAfter ?? NaN) * 1000 : NaN;
  return askedMs >= 0 ? Math.min(askedMs, maxRetryAfterMs) : usualMs;
}

/** It has had its time already. */
const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';
