/** What a person does about it on the console: looks at the order or the webhooks, or says that it is done. */
export type AttentionStep = 'open_order' | 'open_webhooks' | 'resolve';

/** Why something needs a person, and by which steps they go on. What mends itself cannot be called done. */
export const attentionSteps = {
  amount_differs: ['open_order'],
  currency_differs: ['open_order'],
  payment_unknown: ['resolve'],
  payment_unresolved: ['open_order'],
  refund_failed: ['open_order', 'resolve'],
  refund_by_hand: ['open_order', 'resolve'],
  refund_at_counter: ['open_order', 'resolve'],
  refunded_at_provider: ['open_order', 'resolve'],
  certificate_expired: ['open_order', 'resolve'],
  mail_stuck: ['open_order', 'resolve'],
  receipt_stuck: ['open_order'],
  payout_unknown: ['resolve'],
  payout_differs: ['open_order', 'resolve'],
  payout_twice: ['open_order', 'resolve'],
  webhook_disabled: ['open_webhooks'],
} as const satisfies Record<string, readonly AttentionStep[]>;

export type AttentionReason = keyof typeof attentionSteps;

export const attentionReasons = Object.keys(attentionSteps) as readonly AttentionReason[];

/** The steps that are there for one: an order that is not known cannot be looked at. */
export const stepsFor = (reason: AttentionReason, hasOrder: boolean): readonly AttentionStep[] =>
  attentionSteps[reason].filter((step) => step !== 'open_order' || hasOrder);
