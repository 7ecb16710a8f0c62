import { checkEmail } from '@parterre/domain/contact/check-email';
import { mailboxName } from '@parterre/domain/contact/mailbox';
import { readClock } from '../../../database/read-clock.ts';
import { canonicalAddress } from '../order/canonical-address.ts';
import { insertTasks } from '../order/order-events.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';

/**
 * However often it is asked for, no address gets more than one in this time. By address, not by mailbox, which has a limit of its
 * own: whoever asks for an alias that never ordered would otherwise keep the list from the one that did.
 */
const everyMs = 10 * 60_000;

/** Has the links of an address's orders mailed to it. Whether there are any is found out later, so nobody learns it here. */
export async function lookUpOrders(
  { db, clock }: Pick<SaleDeps, 'db' | 'clock'>,
  { email, lang }: { readonly email: string; readonly lang: string },
): Promise<'asked' | 'bad_format'> {
  const checked = checkEmail(email);
  if (checked.kind === 'invalid') return 'bad_format';
  const at = clock?.() ?? (await readClock(db));
  const window = Math.floor(at.getTime() / everyMs);
  const address = canonicalAddress(checked.value);
  const task = {
    deduplicationKey: `order_links:${window}:${address}`,
    kind: 'order_links',
    orderId: null,
    payload: { email: checked.value, lang },
    mailbox: mailboxName(address),
    at,
  } as const;
  await insertTasks(db, [task]);
  return 'asked';
}
