import { type OpenOrderOwner, openOrderOwners, type ReachedLimit } from './open-orders.ts';

/** Tickets in orders that cost nothing, by whose they are. Such an order is complete at once: nothing of it ever waits, or comes back. */
export type FreeTickets = Readonly<Record<OpenOrderOwner, number>>;

/** How many of each there may be for one event in `freeTicketsCountForMs`. */
export type FreeTicketLimits = FreeTickets;

export const freeTicketsCountForMs = 86_400_000;

/** Which limit forbids so many more tickets for an event; undefined when none does. */
export function findReachedFreeLimit(
  ordered: FreeTickets,
  added: number,
  limits: FreeTicketLimits,
): ReachedLimit | undefined {
  const owner = openOrderOwners.find((one) => ordered[one] + added > limits[one]);
  return owner && { owner, limit: limits[owner] };
}
