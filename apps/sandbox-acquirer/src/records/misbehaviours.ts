/** What real banks do on bad days, on demand. */
export const misbehaviours = [
  /** Every notification comes twice. */
  'duplicate',
  /** What happened first is told last. */
  'reorder',
  /** Notifications come long after the payer has returned. */
  'delay',
  /** No notification comes at all. */
  'lose',
  /** Somebody else claims that the payment succeeded, without knowing the secret. */
  'forge',
  /** Less arrives than was asked for. */
  'wrong_amount',
  /** As much arrives as was asked for, in another currency. */
  'wrong_currency',
  /** Refunds are accepted and fail later. */
  'fail_refunds',
] as const;
export type Misbehaviour = (typeof misbehaviours)[number];
