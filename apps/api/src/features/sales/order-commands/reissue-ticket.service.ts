import { randomUUID } from 'node:crypto';
import { formatTicketNumber, readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { type Command, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { enqueueMail, type LockedOrder, recordOrderEvent } from '../order/order.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { readTickets, replaceTicket, type TicketRecord } from '../tickets/tickets.service.ts';
import { passReissued } from '../transfers/holders.service.ts';
import { lockForCommand, orderArea, orderSubject, persist } from './lock-for-command.service.ts';
import { isWithoutAddress } from './order-commands.queries.ts';

interface Reissued {
  readonly locked: LockedOrder;
  readonly ticket: TicketRecord;
}

type Stored = { readonly order_id: string; readonly number: string };

const notPaid = makeProblem('order_not_paid', 'It has no tickets.');
const nobody = makeProblem('buyer_forgotten', 'Its buyer was forgotten: nobody would get the other ticket.');
const unknown = makeProblem('ticket_unknown', 'It has no such ticket that is still good.');

/** A code that others have seen opens no door any more; whoever has the ticket is mailed another for the same seat, or its buyer has it printed. */
export const reissueTicket = (
  sale: Pick<SaleDeps, 'signTicket'>,
): Command<'order.reissue-ticket', Reissued, Stored> => ({
  name: 'order.reissue-ticket',
  permission: 'orders.change',
  needsStepUp: false,
  preview: async (tx, { order_id: id, number }, context) => {
    const locked = await lockForCommand(tx, id, context);
    if (locked.kind === 'refused') return locked;
    const { order } = locked;
    if (order.state !== 'paid') return refuse(notPaid);
    const isMailed = order.email !== '';
    if (!isMailed && !(await isWithoutAddress(tx, id))) return refuse(nobody);
    const wanted = readTicketNumber(number);
    const ticket = (await readTickets(tx, order)).find(
      (one) => one.number === wanted && one.revoked_at === null,
    );
    if (!ticket) return refuse(unknown);
    return {
      kind: 'previewed',
      subject: orderSubject(order),
      area: await orderArea(tx, order),
      before: { ticket: formatTicketNumber(ticket.number) },
      after: {
        revoked_tickets: [formatTicketNumber(ticket.number)],
        ...(isMailed && { mail: 'order_paid' }),
      },
      change: { locked, ticket },
    };
  },
  run: async (_tx, { locked, ticket }) => {
    const made = await replaceTicket(sale, locked, ticket);
    const isHandedOn = await passReissued(locked, ticket.id, made);
    recordOrderEvent(locked, { entry: 'ticket.reissued' });
    // Who has no address is given it on paper.
    if (!isHandedOn && locked.order.email !== '')
      enqueueMail(locked, 'order_paid', `${locked.order.id}:again:${randomUUID()}`);
    persist(locked);
    return { order_id: locked.order.id, number: formatTicketNumber(made.number) };
  },
  answer: (stored) => stored,
});
