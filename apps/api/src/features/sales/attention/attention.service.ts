import type { Db, Tx } from '../../../database/connect.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  type AttentionReason,
  type Concern,
  type ConcernRow,
  deleteConcerns,
  insertConcern,
  resolveConcerns,
  selectConcerns,
  selectOpenSubjects,
} from './attention.queries.ts';

export const concernOf = (
  { db }: Pick<SaleDeps, 'db'>,
  { id, at }: { readonly id: string; readonly at: Date },
  given: Omit<Concern, 'orderId' | 'at'>,
): Promise<void> => insertConcern(db, { ...given, orderId: id, at });

/** Which of these subjects are still on the list. */
export const findOpenConcerns = (db: Db | Tx, subjects: readonly string[]): Promise<readonly string[]> =>
  selectOpenSubjects(db, subjects);

/** As if it had never been: the journal keeps what was wrong. */
export const withdrawConcern = (tx: Tx, subject: string): Promise<void> => deleteConcerns(tx, subject);

/** Answers whether there was anything left to do about it. */
export const resolveConcern = async (db: Db | Tx, subject: string, at: Date): Promise<boolean> =>
  (await resolveConcerns(db, subject, at)) > 0;

export interface ListedConcern extends ConcernRow {
  /** What a person can do about it. */
  readonly nextStep: string;
}

const nextSteps: Readonly<Record<AttentionReason, (concern: ConcernRow) => string>> = {
  amount_differs: (concern) => {
    const giveBack = `give it back: refund --payment ${idOf(concern.subject)}, then ask the visitor to pay again`;
    if (concern.details.kind !== 'invoice') return giveBack;
    return `entered wrongly: order ${concern.order_number} --correct REASON --received SUM; else ${giveBack}`;
  },
  currency_differs: ({ subject }) =>
    `give it back: refund --payment ${idOf(subject)}, then ask the visitor to pay again`,
  payment_unknown: () => 'look it up at the provider, give it back there, then orders --resolve it',
  payment_unresolved: () => 'look it up at the provider; it is settled as soon as the provider answers',
  refund_failed: ({ order_number }) =>
    `ask the provider why, then refund ${order_number} again or give it back by hand`,
  refund_by_hand: () => 'transfer the sum to whoever paid the invoice, then orders --resolve it',
  refunded_at_provider: ({ subject, order_number }) =>
    `do tickets go with it? refund ${order_number} --tickets A,B --given revokes them; then orders --resolve ${subject}`,
  certificate_expired: ({ subject }) =>
    `its gift certificate ran out while the order was open; if its owner is to have it after all, certificate SUM CURRENCY issues another; then orders --resolve ${subject}`,
  mail_stuck: () => 'mend the mail server; it goes on trying',
  receipt_stuck: () => 'ask the provider why it takes no closing receipt; it goes on trying',
};

const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** All that needs a person, the oldest first. */
export async function listConcerns(db: Db): Promise<ListedConcern[]> {
  const concerns = await selectConcerns(db);
  return concerns.map((one) => ({ ...one, nextStep: nextSteps[one.reason](one) }));
}
