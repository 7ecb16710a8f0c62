import type { BasketTicket } from './basket.ts';

export interface DateGroup<Ticket extends BasketTicket> {
  readonly date: Ticket['extra']['date'];
  readonly tickets: readonly Ticket[];
}

export interface EventGroup<Ticket extends BasketTicket> {
  readonly event: Ticket['extra']['event'];
  readonly dates: readonly DateGroup<Ticket>[];
}

/** The lines of a basket by event, and within it by date, in the order in which each was first added. */
export function groupTickets<Ticket extends BasketTicket>(tickets: readonly Ticket[]): EventGroup<Ticket>[] {
  return groupById(tickets, ({ extra }) => extra.event).map(({ head: event, members }) => ({
    event,
    dates: groupById(members, ({ extra }) => extra.date).map(({ head: date, members: ofDate }) => ({
      date,
      tickets: ofDate,
    })),
  }));
}

function groupById<Ticket, Head extends { readonly id: number }>(
  tickets: readonly Ticket[],
  readHead: (ticket: Ticket) => Head,
): { head: Head; members: Ticket[] }[] {
  const groups = new Map<number, { head: Head; members: Ticket[] }>();
  for (const ticket of tickets) {
    const head = readHead(ticket);
    const group = groups.get(head.id) ?? { head, members: [] };
    group.members.push(ticket);
    groups.set(head.id, group);
  }
  return [...groups.values()];
}
