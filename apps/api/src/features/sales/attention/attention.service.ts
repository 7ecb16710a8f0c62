import type { AttentionReason } from '@parterre/domain/order/attention';
import type { Db } from '../../../database/connect.ts';
import { type AttentionRow, selectAttentionItems } from './attention.queries.ts';

export interface AttentionItem extends AttentionRow {
  /** What a person can do about it. */
  readonly nextStep: string;
}

const nextSteps: Readonly<Record<AttentionReason, (item: AttentionRow) => string>> = {
  amount_differs: (item) => {
    const giveBack = `give it back: refund --payment ${subjectId(item.subject)}, then ask the visitor to pay again`;
    if (item.details.kind !== 'invoice') return giveBack;
    return `entered wrongly: order ${item.order_number} --correct REASON --received SUM; else ${giveBack}`;
  },
  currency_differs: ({ subject }) =>
    `give it back: refund --payment ${subjectId(subject)}, then ask the visitor to pay again`,
  payment_unknown: () => 'look it up at the provider, give it back there, then orders --resolve it',
  payment_unresolved: () => 'look it up at the provider; it is settled as soon as the provider answers',
  refund_failed: ({ order_number }) =>
    `ask the provider why, then refund ${order_number} again or give it back by hand`,
  refund_by_hand: () => 'transfer the sum to whoever paid the invoice, then orders --resolve it',
  refund_at_counter: () =>
    'give the sum back over the counter, the way it was paid, then orders --resolve it',
  refunded_at_provider: ({ subject, order_number }) =>
    `do tickets go with it? refund ${order_number} --tickets A,B --given revokes them; then orders --resolve ${subject}`,
  certificate_expired: ({ subject }) =>
    `its gift certificate ran out while the order was open; if its owner is to have it after all, certificate SUM CURRENCY issues another; then orders --resolve ${subject}`,
  mail_stuck: () => 'mend the mail server; it goes on trying',
  payout_unknown: ({ details }) =>
    `look ${details.provider_id} up at ${details.provider}: no order knows it; give back what no order asked for, then orders --resolve it`,
  payout_differs: ({ details }) =>
    `ask ${details.provider} why it paid out another sum for ${details.provider_id} than was booked, then orders --resolve it`,
  payout_twice: ({ details }) =>
    `ask ${details.provider} why ${details.provider_id} was paid out a second time, then orders --resolve it`,
  webhook_disabled: ({ details }) =>
    `${details.url} has taken nothing for days; when it is mended, turn it on again on the console`,
  receipt_stuck: () => 'ask the provider why it takes no closing receipt; it goes on trying',
};

const subjectId = (subject: string) => subject.slice(subject.indexOf(':') + 1);

/** All that needs a person, the oldest first. */
export async function listAttentionItems(db: Db): Promise<AttentionItem[]> {
  const items = await selectAttentionItems(db);
  return items.map((one) => ({ ...one, nextStep: nextSteps[one.reason](one) }));
}
