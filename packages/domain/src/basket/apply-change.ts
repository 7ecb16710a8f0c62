import { type BasketTicket, isHeld } from './basket.ts';

/** Spec §4: the four mutations. A ticket to add is one as offered now; it becomes a line of the basket. */
export type BasketChange<Ticket extends BasketTicket> =
  | { readonly type: 'ADD_TICKET'; readonly ticket: Ticket }
  | { readonly type: 'UPDATE_TICKET'; readonly ticket: { readonly id: string; readonly count: number } }
  | { readonly type: 'DELETE_TICKET'; readonly ticket: { readonly id: string } }
  | { readonly type: 'DELETE_EVENT'; readonly ticket: { readonly event_id: number } };

export type ChangeResult<Ticket extends BasketTicket> =
  /** `added` tickets are newly held: an addition renews the hold, a removal does not. */
  | { readonly kind: 'changed'; readonly tickets: readonly Ticket[]; readonly added: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid-count' }
  | { readonly kind: 'limit-exceeded'; readonly limit: number; readonly left: number }
  /** A line has one price, the one it was held at. */
  | { readonly kind: 'price-changed'; readonly line: Ticket }
  | { readonly kind: 'ticket-unknown' }
  /** A released line is taken back by adding its ticket again, at today's price. */
  | { readonly kind: 'ticket-released' };

/** The lines of a basket after a change, or why it cannot be made. `limit` is the most tickets that one order may hold. */
export function applyChange<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  change: BasketChange<Ticket>,
  limit: number,
): ChangeResult<Ticket> {
  switch (change.type) {
    case 'ADD_TICKET':
      return addTicket(tickets, change.ticket, limit);
    case 'UPDATE_TICKET':
      return updateTicket(tickets, change.ticket, limit);
    case 'DELETE_TICKET':
      return keepOnly(tickets, ({ id }) => id !== change.ticket.id);
    case 'DELETE_EVENT':
      return keepOnly(tickets, ({ extra }) => extra.event.id !== change.ticket.event_id);
  }
}

function addTicket<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  ticket: Ticket,
  limit: number,
): ChangeResult<Ticket> {
  const line = tickets.find(({ id }) => id === ticket.id);
  if (!isCountOf(ticket, ticket.count)) return { kind: 'invalid-count' };
  if (!line || !isHeld(line)) return putLine(tickets, ticket, limit);
  if (line.extra.seat) return { kind: 'unchanged' };
  if (!isSamePrice(line, ticket)) return { kind: 'price-changed', line };
  return putLine(tickets, { ...line, count: line.count + ticket.count }, limit);
}

function updateTicket<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  { id, count }: { readonly id: string; readonly count: number },
  limit: number,
): ChangeResult<Ticket> {
  const line = tickets.find((ticket) => ticket.id === id);
  if (!line) return { kind: 'ticket-unknown' };
  if (!isHeld(line)) return { kind: 'ticket-released' };
  if (!isCountOf(line, count)) return { kind: 'invalid-count' };
  if (line.count === count) return { kind: 'unchanged' };
  return putLine(tickets, { ...line, count }, limit);
}

/** Puts a line in place of the one with its id, or at the end. Fewer tickets are always allowed, even above the limit. */
function putLine<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  line: Ticket,
  limit: number,
): ChangeResult<Ticket> {
  const isKnown = tickets.some(({ id }) => id === line.id);
  const next = isKnown
    ? tickets.map((ticket) => (ticket.id === line.id ? line : ticket))
    : [...tickets, line];
  const before = heldCount(tickets);
  const after = heldCount(next);
  if (after > Math.max(limit, before))
    return { kind: 'limit-exceeded', limit, left: Math.max(0, limit - before) };
  return { kind: 'changed', tickets: next, added: Math.max(0, after - before) };
}

function keepOnly<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  isKept: (ticket: Ticket) => boolean,
): ChangeResult<Ticket> {
  const kept = tickets.filter(isKept);
  if (kept.length === tickets.length) return { kind: 'unchanged' };
  return { kind: 'changed', tickets: kept, added: 0 };
}

const isCountOf = (ticket: BasketTicket, count: number) =>
  Number.isSafeInteger(count) && count >= 1 && (count === 1 || !ticket.extra.seat);

const isSamePrice = (a: BasketTicket, b: BasketTicket) =>
  a.price === b.price && a.extra.service_fee === b.extra.service_fee;

const heldCount = (tickets: readonly BasketTicket[]) =>
  tickets.filter(isHeld).reduce((count, ticket) => count + ticket.count, 0);
