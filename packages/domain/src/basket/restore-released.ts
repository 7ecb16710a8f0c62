import { type BasketTicket, isHeld, priced, type TicketPrice } from './basket.ts';
import { countHeld } from './ticket-limits.ts';

/** Why a released line could not be had again. */
export type LossReason = 'taken' | 'sale_closed' | 'limit_exceeded';

export interface Loss {
  readonly id: string;
  readonly count: number;
  readonly reason: LossReason;
}

export interface RestoredLines<Ticket extends BasketTicket> {
  /** Lines to ask the stock for, at the price of today. */
  readonly wanted: readonly Ticket[];
  readonly lost: readonly Loss[];
}

/** The most that one order may hold: of anything, and of an event that allows fewer. */
export interface RestoreLimits {
  readonly order: number;
  readonly ofEvent?: (eventId: number) => number | undefined;
}

/**
 * What one press asks for again: the released lines in their order, as many tickets as the limits have room for.
 * `findOffer` returns the price of today, or nothing when it cannot be bought any more.
 */
export function restoreReleased<Ticket extends BasketTicket>(
  tickets: readonly Ticket[],
  findOffer: (ticket: Ticket) => TicketPrice | undefined,
  { order, ofEvent }: RestoreLimits,
): RestoredLines<Ticket> {
  const wanted: Ticket[] = [];
  const lost: Loss[] = [];
  const held = tickets.filter(isHeld);
  for (const ticket of tickets.filter((each) => !isHeld(each))) {
    const offer = findOffer(ticket);
    const { id: eventId } = ticket.extra.event;
    const taken = [...held, ...wanted];
    const room = Math.min(
      order - countHeld(taken),
      (ofEvent?.(eventId) ?? Number.POSITIVE_INFINITY) - countHeld(taken, eventId),
    );
    const count = offer ? Math.max(0, Math.min(ticket.count, room)) : 0;
    const missing = ticket.count - count;
    if (offer && count > 0) wanted.push(asHeld(priced({ ...ticket, count }, offer)));
    if (missing > 0)
      lost.push({ id: ticket.id, count: missing, reason: offer ? 'limit_exceeded' : 'sale_closed' });
  }
  return { wanted, lost };
}

const asHeld = <Ticket extends BasketTicket>(ticket: Ticket): Ticket => ({
  ...ticket,
  extra: { ...ticket.extra, state: 'held' },
});
