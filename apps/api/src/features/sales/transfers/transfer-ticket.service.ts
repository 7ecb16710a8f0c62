import { randomUUID } from 'node:crypto';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { checkName } from '@parterre/domain/contact/check-name';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import {
  judgeReplacement,
  judgeTransfer,
  type TransferRefusal,
  type TransferTerms,
} from '@parterre/domain/tickets/ticket-transfer';
import { canonicalAddress } from '../order/canonical-address.ts';
import {
  changeOrderIfFound,
  enqueueMail,
  findOrder,
  type LockedOrder,
  recordOrderEvent,
  reloadOrder,
} from '../order/order.service.ts';
import { readPerformances } from '../order/order-performances.service.ts';
import type { OrderRecord } from '../order/order-record.ts';
import { type OrderRefusal, type Refused, refuse } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { isUsed, readTickets, replaceTicket, type TicketRecord } from '../tickets/tickets.service.ts';
import { currentHolders, endTransfers, enqueueHolderMail } from './holders.service.ts';
import { insertTransfer, selectTransfers, type TransferRow, updateHolderName } from './transfers.queries.ts';

export type ChangedHands = { readonly kind: 'done'; readonly order: OrderRecord } | Refused;

interface TransferRequest {
  readonly ticketNumber: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The buyer hands a ticket to another person: the ticket is made anew, and only that person has its code. Asked twice, it is done once; asked with the same
 * address, it corrects the name.
 */
export function transferTicket(
  deps: SaleDeps,
  token: string,
  { ticketNumber, name: typedName, email: typedEmail }: TransferRequest,
): Promise<ChangedHands> {
  const [name, email] = [checkName(typedName), checkEmail(typedEmail)];
  if (name.kind === 'invalid')
    return Promise.resolve(
      refuse({ kind: 'invalid-contact', faults: [{ field: 'contact.name', fault: name.fault }] }),
    );
  if (email.kind === 'invalid')
    return Promise.resolve(
      refuse({ kind: 'invalid-contact', faults: [{ field: 'contact.email', fault: email.fault }] }),
    );
  const person = { name: name.value, email: email.value };
  return changeHands(deps, token, ticketNumber, async (hand) => {
    const { locked, ticket, number, transfers, tickets } = hand;
    if (!ticket) {
      const isDone = transfers.some(
        (one) => one.ended_at === null && one.given_number === number && isSameAddress(one, person),
      );
      return isDone ? undefined : { kind: 'ticket-unknown' };
    }
    const current = currentHolders(transfers).get(ticket.id);
    if (current && isSameAddress(current, person)) {
      if (current.name !== person.name) await updateHolderName(locked.tx, current.id, person.name);
      return undefined;
    }
    const terms = await readTerms(locked, ticket);
    const reason = judgeTransfer({ ...terms, earlierTransfers: transfers.length, tickets: tickets.length });
    return reason ? refuseTransfer(reason) : handOn(deps, hand, ticket, person);
  });
}

/** The buyer has it again, under a code that nobody else has seen. Asked twice, it is done once. */
export const takeTicketBack = (deps: SaleDeps, token: string, ticketNumber: string): Promise<ChangedHands> =>
  changeHands(deps, token, ticketNumber, async ({ locked, ticket, number, transfers }) => {
    const transfer = transfers.find((one) => one.number === number);
    if (!transfer || (!ticket && transfer.ended_at === null)) return { kind: 'ticket-unknown' };
    if (!ticket || transfer.ended_at !== null) return undefined;
    const reason = judgeReplacement(await readTerms(locked, ticket));
    if (reason) return refuseTransfer(reason);
    await replaceTicket(deps, locked, ticket);
    await endTransfers(locked, [ticket.id]);
    recordOrderEvent(locked, { entry: 'ticket.taken_back' });
    // What was mailed before has a code that opens no door.
    enqueueMail(locked, 'order_paid', `${locked.order.id}:again:${transfer.id}`);
    return undefined;
  });

interface Hand {
  readonly locked: LockedOrder;
  readonly number: string | undefined;
  /** Undefined where it is not a good ticket of this order. */
  readonly ticket: TicketRecord | undefined;
  readonly tickets: readonly TicketRecord[];
  readonly transfers: readonly TransferRow[];
}

/** Whoever comes second to the lock on the order finds what the first has done. */
async function changeHands(
  deps: SaleDeps,
  token: string,
  ticketNumber: string,
  act: (hand: Hand) => Promise<OrderRefusal | undefined>,
): Promise<ChangedHands> {
  const found = await findOrder(deps, { token });
  if (!found) return refuse({ kind: 'not-found' });
  const changed = await changeOrderIfFound(deps, { id: found.id }, async (locked) => {
    const { tx, order } = locked;
    if (order.state !== 'paid') return { kind: 'order-not-paid' } as const;
    const tickets = await readTickets(tx, order);
    const number = readTicketNumber(ticketNumber);
    const ticket = tickets.find((one) => one.number === number && one.revoked_at === null);
    return act({ locked, number, ticket, tickets, transfers: await selectTransfers(tx, order.id) });
  });
  if (changed?.result) return refuse(changed.result);
  return { kind: 'done', order: await reloadOrder(deps, found) };
}

const refuseTransfer = (reason: TransferRefusal) => ({ kind: 'transfer-refused', reason }) as const;

const isSameAddress = (a: Pick<TransferRow, 'email'>, b: Pick<TransferRow, 'email'>): boolean =>
  canonicalAddress(a.email) === canonicalAddress(b.email);

async function readTerms({ tx, order }: LockedOrder, ticket: TicketRecord): Promise<TransferTerms> {
  const performance = (await readPerformances(tx, order)).get(ticket.performance_id);
  if (!performance) throw new Error(`order ${order.number} has no performance ${ticket.performance_id}`);
  return {
    performance: { status: performance.status, startsAt: performance.started_at },
    isUsed: await isUsed(tx, ticket),
    now: order.at,
  };
}

async function handOn(
  deps: SaleDeps,
  { locked, number: given_number = '' }: Hand,
  ticket: TicketRecord,
  person: { readonly name: string; readonly email: string },
): Promise<undefined> {
  const { tx, order } = locked;
  // Whoever had it before is told that it is theirs no more.
  await endTransfers(locked, [ticket.id]);
  const made = await replaceTicket(deps, locked, ticket);
  const transfer = {
    id: randomUUID(),
    order_id: order.id,
    event_id: ticket.event_id,
    given_number,
    ticket_id: made.id,
    number: made.number,
    ...person,
    at: order.at,
  };
  await insertTransfer(tx, transfer);
  recordOrderEvent(locked, { entry: 'ticket.transferred' });
  enqueueHolderMail(locked, 'ticket_transferred', transfer);
  enqueueMail(locked, 'transfer_confirmed', transfer.id);
}
