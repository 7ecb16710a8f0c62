import type { OrderState } from './order-states.ts';

export type CompanyChangeRefusal = 'forgotten' | 'order_closed' | 'books_closed';

export interface BilledOrder {
  readonly state: OrderState;
  /** Whether its buyer asked to be forgotten. */
  readonly isForgotten: boolean;
  /** Whether money of it stands in a period whose books are closed. */
  readonly isInClosedBooks: boolean;
}

const billed: readonly OrderState[] = ['awaiting_payment', 'paid'];

/**
 * Why a bill cannot be made out to another company; undefined where it can. A bill has the number of its order and is set anew whenever it is asked
 * for: until the books of its money are closed nobody has accounted for it, and afterwards what it said then stays.
 */
export function judgeCompanyChange({
  state,
  isForgotten,
  isInClosedBooks,
}: BilledOrder): CompanyChangeRefusal | undefined {
  if (isForgotten) return 'forgotten';
  if (!billed.includes(state)) return 'order_closed';
  return isInClosedBooks ? 'books_closed' : undefined;
}
