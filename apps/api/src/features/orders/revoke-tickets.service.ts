import type { HeldOrder } from './held-order.service.ts';
import { callPassStock, freed } from './order-stock.queries.ts';
import { revokeTickets, type TicketRecord } from './tickets.queries.ts';

/** Tickets that open no door any more; what they were for is free for others. */
export async function takeBackTickets(
  { tx, order }: HeldOrder,
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
  const units = tickets.map(({ unit, ...ticket }) => ({ ...ticket, units: [unit] }));
  await callPassStock(tx, units, { from: order.id, ...freed });
}
