import type { Problem } from '@parterre/contracts/errors/problem';
import { problemOf } from '../../problems/problem-of.ts';
import type { Refusal } from './refusal.ts';

/** A refusal as the wire carries it. */
export function problemOfRefusal(refusal: Refusal): Problem {
  switch (refusal.kind) {
    case 'ticket-unknown':
      return problemOf('ticket_unknown', 'There is no such ticket.');
    case 'sale-closed':
      return problemOf('sale_closed', 'It is not on sale.', { sale_state: refusal.state });
    case 'currency-unavailable':
      return problemOf('currency_unavailable', 'It has no price in the currency of the basket.');
    case 'invalid-count':
      return problemOf('invalid_request', 'A seat is one ticket.', {
        details: [{ field: 'ticket.count', reason: 'too_large', message: 'a seat is one ticket' }],
      });
    case 'limit-exceeded': {
      const { limit, left } = refusal;
      return problemOf('limit_exceeded', `An order has at most ${limit} tickets.`, { limit, left });
    }
    case 'price-changed': {
      const { currency: currency_code, total, ticket } = refusal.price;
      const details = { currency_code, total, tickets: [ticket] };
      return problemOf('price_changed', 'It costs something else now.', details);
    }
    case 'ticket-unavailable': {
      const { left, alternatives } = refusal.rest;
      const details = { ticket_id: refusal.ticketId, left, alternatives: [...alternatives] };
      return problemOf('ticket_unavailable', 'Somebody else was quicker.', details);
    }
    case 'hold-expired':
      return problemOf('hold_expired', 'The hold has ended; take it back first.');
    case 'extensions-exhausted':
      return problemOf('extensions_exhausted', 'It cannot be extended any more.');
    case 'key-reused':
      return problemOf('idempotency_key_reused', 'This key was used for another change.');
  }
}
