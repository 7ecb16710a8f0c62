/** A notification on its way to the shop. */
export interface Delivery {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly dueAtMs: number;
  /** How often it was sent in vain. */
  readonly failures: number;
  /** Signed with a secret that is not ours. */
  readonly isForged: boolean;
}
