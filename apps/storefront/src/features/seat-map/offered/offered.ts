/** Seats that are put before the visitor, and why; nothing is chosen until they are taken. */
export interface Offered {
  readonly kind: 'together' | 'split' | 'not_enough' | 'failed' | 'shared';
  readonly seats: readonly number[];
}
