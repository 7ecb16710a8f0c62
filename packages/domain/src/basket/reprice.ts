import { type BasketTicket, priced, type TicketPrice } from './basket.ts';

/** The lines in another currency; undefined when one of them has no price in it, since a basket has one currency. */
export function repriceTickets<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  findPrice: (ticket: Ticket) => TicketPrice | undefined,
): Ticket[] | undefined {
  const repriced = tickets.flatMap((ticket) => {
    const price = findPrice(ticket);
    return price ? [priced(ticket, price)] : [];
  });
  return repriced.length === tickets.length ? repriced : undefined;
}
