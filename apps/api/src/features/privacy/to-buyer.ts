import type { PersonInput } from '@parterre/contracts/console/privacy';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { addressSpellings } from '../sales/order/canonical-address.ts';
import type { Buyer } from './privacy.queries.ts';

/** By what a person is found: all spellings of an address, or orders that have none. Undefined where what was typed is no address. */
export function toBuyer(person: PersonInput): Buyer | undefined {
  if (!('email' in person)) return { spellings: [], orderNumbers: person.order_numbers };
  if (checkEmail(person.email).kind === 'invalid') return undefined;
  return { spellings: addressSpellings(person.email), orderNumbers: [] };
}
