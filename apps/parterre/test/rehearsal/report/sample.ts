/** What a visitor does that is timed by itself. */
export const stepNames = [
  'page',
  'asset',
  'prices',
  'offers',
  'seats',
  'stream',
  'hold',
  'order',
  'payment',
  'bank',
  'return',
  'settle',
  'hammer',
] as const;
export type StepName = (typeof stepNames)[number];

/** From here on the visitor has an order: nobody may be sent away any more. */
export const paymentSteps: ReadonlySet<StepName> = new Set(['payment', 'bank', 'return', 'settle']);

export type Outcome =
  | { readonly kind: 'done' }
  /** By a code of the API, or by a status alone where pages or the bank answer. */
  | {
      readonly kind: 'refused';
      readonly reason: string;
      readonly isShed: boolean;
      readonly hasRetryAfter: boolean;
    }
  /** No answer at all: the one thing that must not happen. */
  | { readonly kind: 'lost'; readonly why: string };

export interface Sample {
  readonly step: StepName;
  readonly ms: number;
  readonly outcome: Outcome;
}
