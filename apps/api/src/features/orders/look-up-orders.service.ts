import { checkEmail } from '@parterre/domain/contact/check-email';
import { readClock } from '../../database/read-clock.ts';
import { insertHappenings } from './happenings.queries.ts';
import type { OrderStore } from './order-store.ts';

/** However often it is asked for, no mailbox gets more than one in this time. */
const everyMs = 10 * 60_000;

/** Has the links of an address's orders mailed to it. Whether there are any is found out later, so nobody learns it here. */
export async function lookUpOrders(
  { db, clock }: Pick<OrderStore, 'db' | 'clock'>,
  { email, lang }: { readonly email: string; readonly lang: string },
): Promise<'asked' | 'bad_format'> {
  const checked = checkEmail(email);
  if (checked.kind === 'invalid') return 'bad_format';
  const at = clock?.() ?? (await readClock(db));
  const turn = Math.floor(at.getTime() / everyMs);
  const task = {
    happening: `order_links:${turn}:${checked.value.toLowerCase()}`,
    kind: 'order_links',
    orderId: null,
    payload: { email: checked.value, lang },
    at,
  } as const;
  await insertHappenings(db, { tasks: [task] });
  return 'asked';
}
