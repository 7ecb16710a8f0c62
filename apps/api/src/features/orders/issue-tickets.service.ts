import { randomBytes, randomUUID } from 'node:crypto';
import { makeTicketNumber } from '@parterre/domain/tickets/ticket-number';
import type { Db, Tx } from '../../database/connect.ts';
import { NotYetReadable } from '../../database/not-yet-readable.ts';
import type { HeldOrder } from './held-order.service.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';
import type { OrderStore } from './order-store.ts';
import { insertTickets, type NewTicket, selectTickets, type TicketRecord } from './tickets.queries.ts';

export type { TicketRecord };

/** Whoever comes late, or to a date that was put off by hours, is still let in. */
const validAfterStartMs = 24 * 3600 * 1000;
const numberBytes = 10;

/** One for each seat or place of a paid order. */
export async function issueTickets(
  { signTicket }: Pick<OrderStore, 'signTicket'>,
  { tx, order }: Pick<HeldOrder, 'tx' | 'order'>,
): Promise<void> {
  for (const eventId of eventsOf(order)) {
    const lines = order.lines.filter(({ event_id }) => event_id === eventId);
    await insertTickets(
      tx,
      lines.flatMap((line) => line.units.map((unit) => ticketOf(signTicket, order, line, unit))),
    );
  }
}

function ticketOf(
  signTicket: OrderStore['signTicket'],
  { id: order_id, at }: OrderRecord,
  { event_id, date_id, zone, seat, ticket_id, subject }: OrderLineRecord,
  unit: number,
): NewTicket {
  const number = makeTicketNumber(randomBytes(numberBytes));
  const code = signTicket({
    eventId: event_id,
    subject:
      seat === null ? { kind: 'general', dateId: date_id, zone } : { kind: 'seat', dateId: date_id, seat },
    number,
    validFrom: at,
    validUntil: new Date(new Date(subject.date.started_at).getTime() + validAfterStartMs),
  });
  return {
    ...{ event_id, id: randomUUID(), date_id, zone, seat, unit, order_id, line_id: ticket_id },
    ...{ number, code, issued_at: at },
  };
}

/** In the order in which their stock is locked. */
export const eventsOf = ({ lines }: Pick<OrderRecord, 'lines'>): number[] =>
  [...new Set(lines.map(({ event_id }) => event_id))].sort((a, b) => a - b);

/** All of a paid order. On a cluster they may be there a moment later than the order: nothing is done with a part of them. */
export async function readTickets(db: Db | Tx, order: OrderRecord): Promise<TicketRecord[]> {
  const tickets = await findTickets(db, order);
  const issued = order.lines.reduce((sum, { units }) => sum + units.length, 0);
  if (tickets.length < issued) throw new NotYetReadable(`${tickets.length} of ${issued} tickets`);
  return tickets;
}

/** As many as can be read, in the order of the lines. */
export async function findTickets(db: Db | Tx, order: OrderRecord): Promise<TicketRecord[]> {
  const found = await Promise.all(eventsOf(order).map((eventId) => selectTickets(db, eventId, order.id)));
  const byLine = Map.groupBy(found.flat(), ({ line_id }) => line_id);
  return order.lines.flatMap(({ ticket_id }) => byLine.get(ticket_id) ?? []);
}
