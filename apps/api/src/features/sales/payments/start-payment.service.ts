import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import type { IdempotencyKey } from '../../../idempotency-key.ts';
import { findMethod, type PaymentMethod } from '../checkout/payment-methods.ts';
import { findOrder, reloadOrder } from '../order/order.service.ts';
import { findCalledOff } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  isOpen,
  isSame,
  resume,
  type StartAttempt,
  type StartResult,
  startAtProvider,
  startInvoice,
  startWithCertificate,
} from './payment-attempts.service.ts';
import { abandonPayment, abandonPayments, openPayments, refreshPayment } from './refresh-payments.service.ts';

/** Begins to pay an order: a new attempt, or the same one when it is asked for twice. */
export async function startPayment(
  deps: SaleDeps,
  token: string,
  request: PaymentRequest,
  key: IdempotencyKey | undefined,
): Promise<StartResult> {
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const earlier = found.payments.find(({ idempotency_key }) => key && idempotency_key === key.text);
  if (earlier && earlier.request_digest !== key?.digest) return refuse({ kind: 'key-reused' });
  if (earlier) return resume(deps, found, earlier);
  const method = findMethod([...deps.providers.keys()], request.acquisition_id, found.currency);
  if (!method) return refuse({ kind: 'acquisition-unavailable', reason: 'not_offered' });
  if (!isOpen(found)) return refuse({ kind: 'order-closed' });
  const calledOff = await findCalledOff(deps.db, found);
  if (calledOff) {
    await abandonPayments(deps, found);
    return refuse({ kind: 'sale-closed', state: calledOff });
  }
  const order = await abandonOthers(deps, found, method);
  if (!isOpen(order)) return refuse({ kind: 'order-closed' });
  const same = openPayments(order).find((payment) => isSame(order, payment, method));
  if (same) return resume(deps, order, same);
  return startBy[method.kind](deps, order, { method, key, certificateCode: request.certificate_code });
}

const startBy: Readonly<Record<PaymentMethod['kind'], StartAttempt>> = {
  card: startAtProvider,
  fast_transfer: startAtProvider,
  invoice: startInvoice,
  certificate: startWithCertificate,
};

/** An attempt that nobody goes on with must not bring money later; one that already has ends here. */
async function abandonOthers(
  deps: SaleDeps,
  order: OrderRecord,
  method: PaymentMethod,
): Promise<OrderRecord> {
  const open = openPayments(order);
  for (const payment of open)
    await (isSame(order, payment, method) ? refreshPayment : abandonPayment)(deps, order, payment);
  return open.length > 0 ? reloadOrder(deps, order) : order;
}
