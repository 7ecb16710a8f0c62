import { expect, it } from 'vitest';
import { findReachedLimit, type OpenOrders, type ReachedLimit } from './open-orders.ts';

const none: OpenOrders = { browser: 0, email: 0, address: 0, addressInvoices: 0 };
const limits: OpenOrders = { browser: 3, email: 4, address: 50, addressInvoices: 5 };

it.each<[what: string, open: Partial<OpenOrders>, isByInvoice: boolean, reached: ReachedLimit | undefined]>([
  ['nobody has ordered', {}, false, undefined],
  ['one more may be had', { browser: 2, email: 3, address: 49, addressInvoices: 4 }, true, undefined],
  ['a browser has its number', { browser: 3 }, false, { owner: 'browser', limit: 3 }],
  [
    'there are more than the limit, since it was lowered',
    { browser: 9 },
    false,
    { owner: 'browser', limit: 3 },
  ],
  ['an e-mail address has its number', { email: 4 }, false, { owner: 'email', limit: 4 }],
  ['a network has its number', { address: 50 }, false, { owner: 'address', limit: 50 }],
  [
    'what the visitor can mend is named first',
    { address: 50, email: 4 },
    false,
    { owner: 'email', limit: 4 },
  ],
  ['a network has its invoices', { address: 5, addressInvoices: 5 }, true, { owner: 'address', limit: 5 }],
  ['open invoices do not count for a payment by card', { address: 5, addressInvoices: 5 }, false, undefined],
])('the limit on open orders holds: %s', (_what, open, isByInvoice, reached) => {
  expect(findReachedLimit({ ...none, ...open }, limits, isByInvoice)).toEqual(reached);
});
