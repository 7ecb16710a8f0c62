import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import type { PaymentMethod } from '../checkout/payment-methods.ts';
import { findMethod } from '../checkout/payment-methods.ts';
import { findOrder, reloadOrder } from '../order/order.service.ts';
import { findCalledOff } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { askProvider, giveUp, giveUpAll, openPayments } from './ask-provider.service.ts';
import {
  type Begin,
  type Begun,
  byCertificate,
  byInvoice,
  byProvider,
  isOpen,
  isSame,
  type PaymentKeyed,
  resume,
} from './payment-attempts.service.ts';

/** Begins to pay an order: a new attempt, or the same one when it is asked for twice. */
export async function startPayment(
  deps: SaleDeps,
  token: string,
  request: PaymentRequest,
  key: PaymentKeyed | undefined,
): Promise<Begun> {
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const known = found.payments.find(({ idempotency_key }) => key && idempotency_key === key.text);
  if (known && known.request_digest !== key?.digest) return refuse({ kind: 'key-reused' });
  if (known) return resume(deps, found, known);
  const method = findMethod([...deps.providers.keys()], request.acquisition_id, found.currency);
  if (!method) return refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });
  if (!isOpen(found)) return refuse({ kind: 'order-closed' });
  const calledOff = await findCalledOff(deps.db, found);
  if (calledOff) {
    await giveUpAll(deps, found);
    return refuse({ kind: 'sale-closed', state: calledOff });
  }
  const order = await clearTheWay(deps, found, method);
  if (!isOpen(order)) return refuse({ kind: 'order-closed' });
  const same = openPayments(order).find((payment) => isSame(order, payment, method));
  if (same) return resume(deps, order, same);
  return begin[method.kind](deps, order, { method, key, certificateCode: request.certificate_code });
}

const begin: Readonly<Record<PaymentMethod['kind'], Begin>> = {
  card: byProvider,
  fast_transfer: byProvider,
  invoice: byInvoice,
  certificate: byCertificate,
};

/** An attempt that nobody goes on with must not bring money later; one that already has ends here. */
async function clearTheWay(deps: SaleDeps, order: OrderRecord, method: PaymentMethod): Promise<OrderRecord> {
  const open = openPayments(order);
  for (const payment of open)
    await (isSame(order, payment, method) ? askProvider : giveUp)(deps, order, payment);
  return open.length > 0 ? reloadOrder(deps, order) : order;
}
