import type { ProviderPayment } from '../payments/providers/payment-provider.ts';
import { type Concern, insertConcern } from './attention.queries.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';

/** Money that no order asked for. */
export const insertUnknownPayment = (
  { db, clock }: Pick<OrderStore, 'db' | 'clock'>,
  provider: string,
  { providerPaymentId, received }: ProviderPayment,
): Promise<void> =>
  insertConcern(db, {
    subject: `${provider}:${providerPaymentId}`,
    reason: 'payment_unknown',
    orderId: null,
    details: { received_minor: received?.amountMinor ?? null, received_currency: received?.currency ?? null },
    at: clock?.() ?? new Date(),
  });

export const concernOf = (
  { db }: Pick<OrderStore, 'db'>,
  { id, at }: Pick<OrderRecord, 'id' | 'at'>,
  given: Omit<Concern, 'orderId' | 'at'>,
): Promise<void> => insertConcern(db, { ...given, orderId: id, at });
