import { type BasketTicket, isHeld } from './basket.ts';

/** The most tickets of an event that one order may hold, where that is fewer than of anything. Visitors' pages know the order's alone. */
export interface EventLimit {
  readonly eventId: number;
  readonly limit: number;
}

export interface ExceededLimit extends EventLimit {
  /** How many more would have been within it. */
  readonly left: number;
}

/** Which limit a changed basket does not keep to. Fewer tickets are always allowed, even above it. */
export function findExceededLimit(
  before: readonly BasketTicket[],
  after: readonly BasketTicket[],
  { eventId, limit }: EventLimit,
): ExceededLimit | undefined {
  const held = countHeld(before, eventId);
  if (countHeld(after, eventId) <= Math.max(limit, held)) return undefined;
  return { eventId, limit, left: Math.max(0, limit - held) };
}

/** Of one event, or of all. */
export const countHeld = (tickets: readonly BasketTicket[], eventId?: number): number =>
  tickets
    .filter((ticket) => isHeld(ticket) && (eventId === undefined || ticket.extra.event.id === eventId))
    .reduce((count, ticket) => count + ticket.count, 0);
