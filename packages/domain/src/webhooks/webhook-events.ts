/** What an operator's own systems can be told of. Those of orders are called as in the journal. */
export const webhookEvents = [
  'order.paid',
  'order.reopened',
  'order.moved',
  'order.refunded',
  'order.cancelled',
  'order.expired',
  'refund.done',
  'ticket.reissued',
  'ticket.transferred',
  'ticket.taken_back',
  'performance.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
