import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import { findMethod } from '../acquisitions/acquisitions.service.ts';
import type { PaymentMethod } from '../acquisitions/acquisitions.ts';
import { findCalledOff } from '../orders/order-dates.service.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { refuse } from '../orders/order-refusal.ts';
import { findOrder } from '../orders/read-order.service.ts';
import { again, askProvider, giveUp, giveUpAll, openPayments } from './ask-provider.service.ts';
import { type Begin, type Begun, isOpen, isSame, type PaymentKeyed } from './begin/begin-payment.ts';
import { byCertificate } from './begin/by-certificate.service.ts';
import { byInvoice } from './begin/by-invoice.service.ts';
import { byProvider } from './begin/by-provider.service.ts';
import { resume } from './begin/resume-payment.service.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** Begins to pay an order: a new attempt, or the same one when it is asked for twice. */
export async function startPayment(
  desk: PaymentDesk,
  token: string,
  request: PaymentRequest,
  key: PaymentKeyed | undefined,
): Promise<Begun> {
  const found = await findOrder(desk.store, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const known = found.payments.find(({ begun_under }) => key && begun_under === key.text);
  if (known && known.asked !== key?.digest) return refuse({ kind: 'key-reused' });
  if (known) return resume(desk, found, known);
  const method = findMethod([...desk.providers.keys()], request.acquisition_id, found.currency);
  if (!method) return refuse({ kind: 'acquisition-unavailable' });
  if (!isOpen(found)) return refuse({ kind: 'order-closed' });
  const calledOff = await findCalledOff(desk.store.db, found);
  if (calledOff) {
    await giveUpAll(desk, found);
    return refuse({ kind: 'sale-closed', state: calledOff });
  }
  const order = await clearTheWay(desk, found, method);
  if (!isOpen(order)) return refuse({ kind: 'order-closed' });
  const same = openPayments(order).find((payment) => isSame(order, payment, method));
  if (same) return resume(desk, order, same);
  return begin[method.kind](desk, order, { method, key, certificateCode: request.certificate_code });
}

const begin: Readonly<Record<PaymentMethod['kind'], Begin>> = {
  card: byProvider,
  fast_transfer: byProvider,
  invoice: byInvoice,
  certificate: byCertificate,
};

/** An attempt that nobody goes on with must not bring money later; one that already has ends here. */
async function clearTheWay(
  desk: PaymentDesk,
  order: OrderRecord,
  method: PaymentMethod,
): Promise<OrderRecord> {
  const open = openPayments(order);
  for (const payment of open)
    await (isSame(order, payment, method) ? askProvider : giveUp)(desk, order, payment);
  return open.length > 0 ? again(desk, order) : order;
}
