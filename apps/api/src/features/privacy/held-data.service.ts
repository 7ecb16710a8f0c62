import type { HeldData, HeldQuery } from '@parterre/contracts/console/privacy';
import { type HeldKind, heldKindNames } from '@parterre/domain/privacy/held-kinds';
import type { Db } from '../../database/connect.ts';
import { addressSpellings } from '../sales/order/canonical-address.ts';
import type { KeptMails } from '../sales/outbox/mail/mail-folder.ts';
import { countHeld, selectOrdersOfBuyer } from './privacy.queries.ts';

/** What is held of a person, by kind, and why they may still be needed. */
export async function readHeld(
  { db, mails }: { readonly db: Db; readonly mails: KeptMails },
  { email, order_numbers: numbers = '' }: HeldQuery,
): Promise<HeldData> {
  const spellings = email === undefined ? [] : addressSpellings(email);
  const orderNumbers = numbers === '' ? [] : numbers.split(',').map(Number);
  const orders = await selectOrdersOfBuyer(db, { spellings, orderNumbers });
  const named = orders.filter(({ has_person }) => has_person);
  const counts: Readonly<Record<HeldKind, number>> = {
    ...(await countHeld(db, { spellings, orderIds: orders.map(({ id }) => id) })),
    purchases: orders.length,
    contacts: named.length,
    mail_files: email === undefined ? 0 : await mails.count(email),
  };
  return {
    kinds: heldKindNames.map((kind) => ({ kind, count: counts[kind] })),
    orders: orders.map(({ number, state, created_at, open_because }) => ({
      number,
      state,
      created_at: created_at.toISOString(),
      open_because,
    })),
  };
}
