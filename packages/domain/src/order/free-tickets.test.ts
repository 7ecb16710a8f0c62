import { expect, it } from 'vitest';
import { type FreeTickets, findReachedFreeLimit } from './free-tickets.ts';
import type { ReachedLimit } from './open-orders.ts';

const none: FreeTickets = { browser: 0, email: 0, address: 0 };
const limits: FreeTickets = { browser: 10, email: 8, address: 50 };

it.each<[what: string, ordered: Partial<FreeTickets>, added: number, reached: ReachedLimit | undefined]>([
  ['nobody has ordered', {}, 8, undefined],
  ['one order asks for too many', {}, 9, { owner: 'email', limit: 8 }],
  ['the last ones may be had', { browser: 8, email: 6, address: 48 }, 2, undefined],
  ['a browser would have too many', { browser: 9 }, 2, { owner: 'browser', limit: 10 }],
  ['an e-mail address would have too many', { email: 7 }, 2, { owner: 'email', limit: 8 }],
  ['a network would have too many', { address: 49 }, 2, { owner: 'address', limit: 50 }],
  [
    'there are more than the limit, since it was lowered',
    { address: 70 },
    1,
    { owner: 'address', limit: 50 },
  ],
  ['what the visitor can mend is named first', { email: 8, address: 50 }, 1, { owner: 'email', limit: 8 }],
])('the limit on free tickets holds: %s', (_what, ordered, added, reached) => {
  expect(findReachedFreeLimit({ ...none, ...ordered }, added, limits)).toEqual(reached);
});
