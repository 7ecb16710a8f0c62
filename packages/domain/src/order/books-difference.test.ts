import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { type BooksDifference, booksDifference } from './books-difference.ts';

const sum = money(110_000, 'RUB');
const nothing = { moved: null };
const moved = { moved: sum };
const booked = { moved: sum, isUnderWay: false };
const open = { moved: null, isUnderWay: true };
const ended = { moved: null, isUnderWay: false };

it.each<[string, Parameters<typeof booksDifference>, BooksDifference | undefined]>([
  ['both have it', [moved, booked], undefined],
  ['neither has seen money', [nothing, ended], undefined],
  ['it waits at both', [nothing, open], undefined],
  ['a payer has begun, and the books do not know', [nothing, undefined], undefined],
  ['the books know what never got to the provider', [undefined, ended], undefined],
  ['only the provider has it', [moved, undefined], 'not_in_books'],
  ['the books will hear of it in a moment', [moved, open], undefined],
  ['the books have ended it', [moved, ended], 'not_recorded'],
  ['only the books have it', [undefined, booked], 'not_at_provider'],
  ['the provider has ended it', [nothing, booked], 'not_at_provider'],
  ['a kopeck is missing', [{ moved: money(109_999, 'RUB') }, booked], 'amount_differs'],
  ['it is another currency', [{ moved: money(110_000, 'EUR') }, booked], 'amount_differs'],
])('a payment is compared with the books when %s', (_case, [provider, books], expected) => {
  expect(booksDifference(provider, books)).toBe(expected);
});
