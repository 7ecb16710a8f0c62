import { expect, it } from 'vitest';
import { type BilledOrder, type CompanyChangeRefusal, judgeCompanyChange } from './company-change.ts';

const open = { isForgotten: false, isInClosedBooks: false };

it.each<[BilledOrder, CompanyChangeRefusal | undefined]>([
  [{ ...open, state: 'awaiting_payment' }, undefined],
  // A certificate has paid a part of it.
  [{ ...open, state: 'awaiting_payment', isInClosedBooks: true }, 'books_closed'],
  [{ ...open, state: 'paid' }, undefined],
  [{ ...open, state: 'paid', isInClosedBooks: true }, 'books_closed'],
  [{ ...open, state: 'paid', isForgotten: true }, 'forgotten'],
  [{ state: 'paid', isForgotten: true, isInClosedBooks: true }, 'forgotten'],
  [{ ...open, state: 'refunded' }, 'order_closed'],
  [{ ...open, state: 'refunded', isInClosedBooks: true }, 'order_closed'],
  [{ ...open, state: 'expired' }, 'order_closed'],
  [{ ...open, state: 'cancelled' }, 'order_closed'],
])('why the bill of %o is not made out to another company: %s', (order, refusal) => {
  expect(judgeCompanyChange(order)).toBe(refusal);
});
