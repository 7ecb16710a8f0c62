import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import type { OrderRequest } from '@parterre/contracts/orders/order-request';
import { readStored, writeStored } from '../../stored-json.ts';

/** An order that this tab has sent: with its idempotency key until the server has confirmed it, then its token. */
type SentOrder = { readonly request: OrderRequest; readonly key: string } | { readonly token: string };

const name = 'sent-order';

/** Outlives a reload, which may come before the reply. Without storage, the mail has the order too. */
export const readSentOrder = (): SentOrder | undefined => readStored<SentOrder>('tab', name);

export const saveOrderToken = ({ token }: { readonly token: string }): void =>
  writeStored('tab', name, { token });

/** One key for one order: pressing twice, or again after a failure or a reload, sends the same order. */
export function orderKey(request: OrderRequest): string {
  const sent = readSentOrder();
  const isSame = sent && 'key' in sent && JSON.stringify(sent.request) === JSON.stringify(request);
  const key = isSame ? sent.key : idempotencyKey();
  writeStored('tab', name, { request, key });
  return key;
}
