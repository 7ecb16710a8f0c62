import type { Money } from '@parterre/domain/money/money';
import type { OrderRecord } from '../orders/order-record.ts';
import { findOrder } from '../orders/read-order.service.ts';
import { again } from './ask-provider.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { settle } from './settle.service.ts';

/** A bank transfer for an invoice has come: settled as any other money is. Undefined when no invoice was asked for. */
export async function receiveInvoice(
  desk: PaymentDesk,
  number: number,
  received: (order: OrderRecord) => Money,
): Promise<OrderRecord | undefined> {
  const order = await findOrder(desk.store, { number });
  const invoices = order?.payments.filter(({ kind }) => kind === 'invoice') ?? [];
  const invoice = invoices.find(({ state }) => state === 'pending') ?? invoices.at(-1);
  if (!order || !invoice || invoice.state === 'succeeded') return undefined;
  await settle(
    desk,
    { id: invoice.id, order_id: order.id },
    {
      ...{ providerPaymentId: `invoice:${invoice.id}`, state: 'succeeded', failure: null },
      received: received(order),
    },
  );
  return again(desk, order);
}
