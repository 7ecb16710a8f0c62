import type { BasketState } from './basket-store.ts';

/** The state of a ticket that this visitor has chosen. */
export type ChosenTicket =
  | { readonly kind: 'mine' | 'pending'; readonly count: number }
  | { readonly kind: 'refused'; readonly alternatives: readonly string[] };

/** What the server refused, by ticket id, with equal ones nearby. */
export type Refused = ReadonlyMap<string, readonly string[]>;

/** By ticket id: what is held, what is being added or changed, and what was refused. */
export function chosenTickets(
  { basket, pending }: Pick<BasketState, 'basket' | 'pending'>,
  refused: Refused,
): ReadonlyMap<string, ChosenTicket> {
  const chosen = new Map<string, ChosenTicket>();
  for (const [id, alternatives] of refused) chosen.set(id, { kind: 'refused', alternatives });
  for (const { id, count, extra } of basket?.tickets ?? [])
    if (extra.state === 'held') chosen.set(id, { kind: 'mine', count });
  for (const { type, ticket } of pending)
    if (type === 'ADD_TICKET' || type === 'UPDATE_TICKET')
      chosen.set(ticket.id, { kind: 'pending', count: ticket.count ?? 1 });
  return chosen;
}
