import type { HeldData } from '@parterre/contracts/console/privacy';
import { type HeldKind, heldKindNames } from '@parterre/domain/privacy/held-kinds';
import type { Db } from '../../database/connect.ts';
import { addressSpellings } from '../sales/order/canonical-address.ts';
import type { KeptMails } from '../sales/outbox/mail/mail-folder.ts';
import { countHeld, selectOrdersOfBuyer } from './privacy.queries.ts';

/** What is held of an address, by kind, and why its buyer may still be needed. */
export async function readHeld(
  { db, mails }: { readonly db: Db; readonly mails: KeptMails },
  email: string,
): Promise<HeldData> {
  const spellings = addressSpellings(email);
  const orders = await selectOrdersOfBuyer(db, spellings);
  const counts: Readonly<Record<HeldKind, number>> = {
    ...(await countHeld(db, { spellings, orderIds: orders.map(({ id }) => id) })),
    purchases: orders.length,
    contacts: orders.length,
    mail_files: await mails.count(email),
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
