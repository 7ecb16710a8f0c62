import type { Db, Tx } from '../../database/connect.ts';
import { readClock } from '../../database/read-clock.ts';
import type { ProviderPayment } from '../payments/providers/payment-provider.ts';
import {
  type AttentionReason,
  type Concern,
  type ConcernRow,
  insertConcern,
  resolveConcerns,
  selectConcerns,
} from './attention.queries.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';

/** Money that no order asked for. */
export const insertUnknownPayment = async (
  { db, clock }: Pick<OrderStore, 'db' | 'clock'>,
  provider: string,
  { providerPaymentId, received }: ProviderPayment,
): Promise<void> =>
  insertConcern(db, {
    subject: `${provider}:${providerPaymentId}`,
    reason: 'payment_unknown',
    orderId: null,
    details: { received_minor: received?.amountMinor ?? null, received_currency: received?.currency ?? null },
    at: clock?.() ?? (await readClock(db)),
  });

export const concernOf = (
  { db }: Pick<OrderStore, 'db'>,
  { id, at }: Pick<OrderRecord, 'id' | 'at'>,
  given: Omit<Concern, 'orderId' | 'at'>,
): Promise<void> => insertConcern(db, { ...given, orderId: id, at });

/** Answers whether there was anything left to do about it. */
export const resolveConcern = async (db: Db | Tx, subject: string, at: Date): Promise<boolean> =>
  (await resolveConcerns(db, subject, at)) > 0;

export interface ListedConcern extends ConcernRow {
  /** What a person can do about it. */
  readonly nextStep: string;
}

const nextSteps: Readonly<Record<AttentionReason, (concern: ConcernRow) => string>> = {
  amount_differs: ({ subject }) =>
    `give it back: refund --payment ${idOf(subject)}, then ask the visitor to pay again`,
  currency_differs: ({ subject }) =>
    `give it back: refund --payment ${idOf(subject)}, then ask the visitor to pay again`,
  payment_unknown: () => 'look it up at the provider, give it back there, then orders --resolve it',
  payment_unresolved: () => 'look it up at the provider; it is settled as soon as the provider answers',
  refund_failed: ({ order_number }) =>
    `ask the provider why, then refund ${order_number} again or give it back by hand`,
  refund_by_hand: () => 'transfer the sum to whoever paid the invoice, then orders --resolve it',
  mail_stuck: () => 'mend the mail server; it goes on trying',
  receipt_stuck: () => 'ask the provider why it takes no closing receipt; it goes on trying',
};

const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** All that needs a person, the oldest first. */
export async function listConcerns(db: Db): Promise<ListedConcern[]> {
  const concerns = await selectConcerns(db);
  return concerns.map((one) => ({ ...one, nextStep: nextSteps[one.reason](one) }));
}
