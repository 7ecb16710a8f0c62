import { mailboxName } from '@parterre/domain/contact/mailbox';
import type { HolderMail } from '@parterre/domain/order/order-mail';
import type { Db, Tx } from '../../../database/connect.ts';
import { canonicalAddress } from '../order/canonical-address.ts';
import { enqueueTask, type LockedOrder } from '../order/order.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { selectTransfers, type TransferRow, updateEnded, updateHeldTicket } from './transfers.queries.ts';

/** Who has tickets of an order that its buyer has not, by the ids of these tickets. */
export type Holders = ReadonlyMap<string, TransferRow>;

export const currentHolders = (transfers: readonly TransferRow[]): Holders =>
  new Map(
    transfers.filter(({ ended_at }) => ended_at === null).map((transfer) => [transfer.ticket_id, transfer]),
  );

export const readHolders = async (db: Db | Tx, { id }: Pick<OrderRecord, 'id'>): Promise<Holders> =>
  currentHolders(await selectTransfers(db, id));

/** Whoever asked to be forgotten is written to no more. `which` tells apart what the same person is sent twice. */
export function enqueueHolderMail(
  locked: LockedOrder,
  kind: HolderMail,
  { id, email }: Pick<TransferRow, 'id' | 'email'>,
  which = '',
): void {
  if (email === '') return;
  enqueueTask(locked, {
    deduplicationKey: `${kind}:${id}${which}`,
    kind,
    payload: { transfer_id: id },
    mailbox: mailboxName(canonicalAddress(email)),
  });
}

/** Tickets that are good no more, or were made anew for their buyer: whoever was handed one of them is told. */
export async function endTransfers(locked: LockedOrder, ticketIds: readonly string[]): Promise<void> {
  const ended = await updateEnded(locked.tx, ticketIds, locked.order.at);
  for (const transfer of ended) enqueueHolderMail(locked, 'ticket_withdrawn', transfer);
}

/** A code that others have seen is replaced: whoever has the ticket is sent the new one. Answers whether it is not the buyer. */
export async function passReissued(
  locked: LockedOrder,
  ticketId: string,
  made: { readonly id: string; readonly number: string },
): Promise<boolean> {
  const transfer = await updateHeldTicket(locked.tx, ticketId, made);
  if (transfer) enqueueHolderMail(locked, 'ticket_transferred', transfer, `:${made.id}`);
  return transfer !== undefined;
}
