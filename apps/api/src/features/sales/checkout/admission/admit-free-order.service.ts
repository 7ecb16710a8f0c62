import { mailboxName } from '@parterre/domain/contact/mailbox';
import { findReachedFreeLimit, freeTicketsCountForMs } from '@parterre/domain/order/free-tickets';
import type { Db, Tx } from '../../../../database/connect.ts';
import { canonicalAddress } from '../../order/canonical-address.ts';
import type { OrderLineRecord } from '../../order/order-record.ts';
import { refuse } from '../../order/order-refusal.ts';
import type { FreeTicketRules } from '../../sale-deps.ts';
import type { NewOrder } from '../place-order.queries.ts';
import { deleteFreeTickets, insertFreeTickets, lockNames, selectFreeTickets } from './admission.queries.ts';
import type { Admitted } from './admit-order.service.ts';

/**
 * Whether an order that costs nothing may be placed. It is complete at once and keeps its seats for good, so not what waits is
 * counted, but what was ordered within a day. Each is counted before the next of the same owner, as for those that are to be paid.
 */
export async function admitFreeOrder(
  tx: Tx,
  { limits, markOwner }: FreeTicketRules,
  order: NewOrder,
  lines: readonly OrderLineRecord[],
): Promise<Admitted> {
  const { basket_id, email, visitor, created_at, expires_at } = order;
  const owners = {
    browser: markOwner(`browser ${basket_id}`),
    email: markOwner(`mailbox ${mailboxName(canonicalAddress(email))}`),
    address: markOwner(`address ${visitor}`),
  };
  const names = Object.values(owners);
  lockNames(
    tx,
    names.map((name) => `free tickets of ${name}`),
  );
  const added = countByEvent(lines);
  const since = new Date(created_at.getTime() - freeTicketsCountForMs);
  const rows = await selectFreeTickets(tx, { owners: names, eventIds: [...added.keys()], since });
  for (const [eventId, count] of added) {
    const orderedBy = (owner: string) =>
      rows.find((row) => row.owner === owner && row.event_id === eventId)?.tickets ?? 0;
    const ordered = {
      browser: orderedBy(owners.browser),
      email: orderedBy(owners.email),
      address: orderedBy(owners.address),
    };
    const reached = findReachedFreeLimit(ordered, count, limits);
    if (reached) return refuse({ kind: 'too-many-free-tickets', owner: reached.owner, limit: reached.limit });
  }
  const taken = [...added].flatMap(([event_id, tickets]) =>
    names.map((owner) => ({ owner, event_id, tickets })),
  );
  await insertFreeTickets(tx, taken, created_at);
  return { kind: 'admitted', expiresAt: expires_at };
}

function countByEvent(lines: readonly OrderLineRecord[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { event_id, count } of lines) counts.set(event_id, (counts.get(event_id) ?? 0) + count);
  return counts;
}

/** To be called now and then, by any process. */
export const forgetFreeTickets = (db: Db, at: Date): Promise<void> =>
  deleteFreeTickets(db, new Date(at.getTime() - freeTicketsCountForMs));
