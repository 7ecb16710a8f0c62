import type { PairedDevice, SyncAnswer, SyncRequest } from '@parterre/contracts/door/door';
import { doorPaths } from '@parterre/contracts/paths/door-paths';

/** What came of a call. `unreachable` is the usual thing at a door, and no fault. */
export type Called<Body> =
  | { readonly kind: 'answered'; readonly body: Body }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' };

const timeoutMs = 10_000;

async function post<Body>(path: string, body?: object): Promise<Called<Body>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { kind: 'answered', body: await response.json() };
    return { kind: 'refused', status: response.status };
  } catch {
    // No network, a proxy that cut off, an answer that was no JSON: it is tried again.
    return { kind: 'unreachable' };
  }
}

export const pair = (token: string) => post<PairedDevice>(doorPaths.pair, { token });
export const sync = (request: SyncRequest) => post<SyncAnswer>(doorPaths.sync, request);
export const leave = () => post<object>(doorPaths.leave);
