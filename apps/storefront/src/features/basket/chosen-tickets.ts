import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { BasketState } from './basket-store.ts';

/** How a ticket of this visitor stands while it is being chosen. */
export type ChosenTicket =
  | { readonly kind: 'mine' | 'pending'; readonly count: number }
  | { readonly kind: 'refused'; readonly alternatives: readonly string[] };

/** What the server refused, by ticket id, with equal ones nearby. */
export type Refused = ReadonlyMap<string, readonly string[]>;

const pendingCount = (change: BasketChange): number => {
  switch (change.type) {
    case 'ADD_TICKET':
      return change.ticket.count ?? 1;
    case 'UPDATE_TICKET':
      return change.ticket.count;
    default:
      return 0;
  }
};

/** By ticket id: what is held, what was asked for since, and what could not be had. */
export function chosenTickets(
  { basket, pending }: Pick<BasketState, 'basket' | 'pending'>,
  refused: Refused,
): ReadonlyMap<string, ChosenTicket> {
  const chosen = new Map<string, ChosenTicket>();
  for (const [id, alternatives] of refused) chosen.set(id, { kind: 'refused', alternatives });
  for (const { id, count, extra } of basket?.tickets ?? [])
    if (extra.state === 'held') chosen.set(id, { kind: 'mine', count });
  for (const change of pending) {
    const count = pendingCount(change);
    if ('id' in change.ticket && count > 0) chosen.set(change.ticket.id, { kind: 'pending', count });
  }
  return chosen;
}
