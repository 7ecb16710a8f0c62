import type { Tx } from '../../database/connect.ts';
import type { OrderRecord } from './order-record.ts';
import { callReturn } from './order-stock.queries.ts';
import { revokeTickets, type TicketRecord } from './tickets.queries.ts';

/** Tickets that open no door any more; what they were for is free for others. */
export async function takeBackTickets(
  tx: Tx,
  order: OrderRecord,
  tickets: readonly TicketRecord[],
): Promise<void> {
  const byEvent = Map.groupBy(tickets, ({ event_id }) => event_id);
  for (const [eventId, ofEvent] of [...byEvent].sort(([a], [b]) => a - b))
    await revokeTickets(
      tx,
      eventId,
      ofEvent.map(({ id }) => id),
      order.at,
    );
  await callReturn(
    tx,
    tickets.map(({ event_id, date_id, zone, seat, unit }) => ({
      event_id,
      date_id,
      zone,
      seat,
      units: [unit],
    })),
    order.id,
  );
}
