import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import { applyChange } from '@parterre/domain/basket/apply-change';
import { basketTotal } from '@parterre/domain/basket/basket-total';

/**
 * The basket as it will be if the server does what it is asked. What is added is not known until the server says what
 * it is; whether a limit is kept is for the server to say.
 */
export function foreseen(basket: Basket, change: BasketChange): Basket {
  if (change.type === 'ADD_TICKET') return basket;
  const result = applyChange<BasketTicket>(basket.tickets, change, Number.POSITIVE_INFINITY);
  if (result.kind !== 'changed') return basket;
  const tickets = [...result.tickets];
  const total = basketTotal(tickets);
  return { ...basket, tickets, total: { ...total, selectedTickets: [...total.selectedTickets] } };
}
