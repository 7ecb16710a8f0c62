import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import type { OrderRequest } from '@parterre/contracts/orders/order-request';

/** An order that this tab has sent: with the key it was sent under, until it is known to be there. */
type SentOrder = { readonly request: OrderRequest; readonly key: string } | { readonly token: string };

const name = 'sent-order';

/** Outlives a reload, which may come before the answer. */
export function sentOrder(): SentOrder | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    // No storage, or another's entry in it: the mail has the order too.
    return undefined;
  }
}

/** It is there: the rest of it need not be kept. */
export const rememberOrder = ({ token }: { readonly token: string }): void => keep({ token });

function keep(sent: SentOrder): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(sent));
  } catch {
    // Without storage orders work all the same.
  }
}

/** One key for one order: pressing twice, or again after a failure or a reload, asks for the same. */
export function orderKey(request: OrderRequest): string {
  const sent = sentOrder();
  const isSame = sent && 'key' in sent && JSON.stringify(sent.request) === JSON.stringify(request);
  const key = isSame ? sent.key : idempotencyKey();
  keep({ request, key });
  return key;
}
