import { isSameMoney, type Money } from '../money/money.ts';

/** A payment or a refund as the provider has it: null while no money has moved. */
export interface ProviderMovement {
  readonly moved: Money | null;
}

/** The same in our books. `isUnderWay`: they may well hear of it by themselves. */
export interface BookedMovement extends ProviderMovement {
  readonly isUnderWay: boolean;
}

export type BooksDifference =
  | 'not_in_books'
  /** The books know of it, and not that its money has moved. */
  | 'not_recorded'
  /** The books say that money has moved, and the provider does not. */
  | 'not_at_provider'
  | 'amount_differs';

/** How the books differ from what the provider says; undefined when they agree, or will by themselves. */
export function booksDifference(
  provider: ProviderMovement | undefined,
  books: BookedMovement | undefined,
): BooksDifference | undefined {
  const [there, here] = [provider?.moved ?? null, books?.moved ?? null];
  if (there === null) return here === null ? undefined : 'not_at_provider';
  if (!books) return 'not_in_books';
  if (here === null) return books.isUnderWay ? undefined : 'not_recorded';
  return isSameMoney(there, here) ? undefined : 'amount_differs';
}
