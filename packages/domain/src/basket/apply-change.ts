import { type BasketTicket, isHeld, priced } from './basket.ts';

/** What the visitor was told that one ticket costs, as far as the page sent it along. */
export interface ShownPrice {
  readonly price?: number | undefined;
  readonly service_fee?: number | undefined;
}

/** Spec §4: the four mutations. A ticket to add is one as offered now; it becomes a line of the basket. */
export type BasketChange<Ticket extends BasketTicket> =
  | { readonly type: 'ADD_TICKET'; readonly ticket: Ticket; readonly shown?: ShownPrice | undefined }
  | { readonly type: 'UPDATE_TICKET'; readonly ticket: { readonly id: string; readonly count: number } }
  | { readonly type: 'DELETE_TICKET'; readonly ticket: { readonly id: string } }
  | { readonly type: 'DELETE_EVENT'; readonly ticket: { readonly event_id: number } };

export type ChangeResult<Ticket extends BasketTicket> =
  /** `added` tickets are newly held: an addition renews the hold, a removal does not. */
  | { readonly kind: 'changed'; readonly tickets: readonly Ticket[]; readonly added: number }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'invalid-count' }
  | { readonly kind: 'limit-exceeded'; readonly limit: number; readonly left: number }
  /** The price offered now is not the one shown, or not the one that the rest of the line is held at. */
  | { readonly kind: 'price-changed'; readonly offered: Ticket }
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
      return addTicket(tickets, change, limit);
    case 'UPDATE_TICKET':
      return updateTicket(tickets, change.ticket, limit);
    case 'DELETE_TICKET':
      return removeLines(tickets, ({ id }) => id !== change.ticket.id);
    case 'DELETE_EVENT':
      return removeLines(tickets, ({ extra }) => extra.event.id !== change.ticket.event_id);
  }
}

function addTicket<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  { ticket, shown = {} }: { readonly ticket: Ticket; readonly shown?: ShownPrice | undefined },
  limit: number,
): ChangeResult<Ticket> {
  const line = tickets.find(({ id }) => id === ticket.id);
  if (!isValidCount(ticket, ticket.count)) return { kind: 'invalid-count' };
  if (line && isHeld(line) && line.extra.seat) return { kind: 'unchanged' };
  if (!isAsShown(ticket, shown)) return { kind: 'price-changed', offered: ticket };
  if (!line || !isHeld(line)) return putLine(tickets, ticket, limit);
  // Who was shown the price of today agrees to it for the whole line, which has one price.
  if (!isSamePrice(line, ticket) && shown.price === undefined)
    return { kind: 'price-changed', offered: ticket };
  return putLine(tickets, priced({ ...line, count: line.count + ticket.count }, ticket), limit);
}

function updateTicket<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  { id, count }: { readonly id: string; readonly count: number },
  limit: number,
): ChangeResult<Ticket> {
  const line = tickets.find((ticket) => ticket.id === id);
  if (!line) return { kind: 'ticket-unknown' };
  if (!isHeld(line)) return { kind: 'ticket-released' };
  if (!isValidCount(line, count)) return { kind: 'invalid-count' };
  if (line.count === count) return { kind: 'unchanged' };
  return putLine(tickets, { ...line, count }, limit);
}

/** Puts a line in place of the one with its id, or at the end. Fewer tickets are always allowed, even above the limit. */
function putLine<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  line: Ticket,
  limit: number,
): ChangeResult<Ticket> {
  const isListed = tickets.some(({ id }) => id === line.id);
  const next = isListed
    ? tickets.map((ticket) => (ticket.id === line.id ? line : ticket))
    : [...tickets, line];
  const before = heldCount(tickets);
  const after = heldCount(next);
  if (after > Math.max(limit, before))
    return { kind: 'limit-exceeded', limit, left: Math.max(0, limit - before) };
  return { kind: 'changed', tickets: next, added: Math.max(0, after - before) };
}

function removeLines<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  staysIn: (ticket: Ticket) => boolean,
): ChangeResult<Ticket> {
  const remaining = tickets.filter(staysIn);
  if (remaining.length === tickets.length) return { kind: 'unchanged' };
  return { kind: 'changed', tickets: remaining, added: 0 };
}

const isValidCount = (ticket: BasketTicket, count: number) =>
  Number.isSafeInteger(count) && count >= 1 && (count === 1 || !ticket.extra.seat);

const isAsShown = ({ price, extra }: BasketTicket, shown: ShownPrice) =>
  (shown.price ?? price) === price && (shown.service_fee ?? extra.service_fee) === extra.service_fee;

const isSamePrice = (a: BasketTicket, b: BasketTicket) =>
  a.price === b.price && a.extra.service_fee === b.extra.service_fee;

const heldCount = (tickets: readonly BasketTicket[]) =>
  tickets.filter(isHeld).reduce((count, ticket) => count + ticket.count, 0);
