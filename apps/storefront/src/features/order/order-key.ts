import { idempotencyKey } from '@parterre/api-client/idempotency-key';

let last: { readonly request: string; readonly key: string } | undefined;

/** One key for one order: pressing twice, or again after a failure, asks for the same. Another order has another key. */
export function orderKey(request: object): string {
  const text = JSON.stringify(request);
  if (last?.request !== text) last = { request: text, key: idempotencyKey() };
  return last.key;
}
