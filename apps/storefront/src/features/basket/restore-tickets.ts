import type { Basket, BasketTicket } from '@parterre/contracts/basket/basket';
import type { Outcome } from '../../api/outcome.ts';

export interface RestoredTickets {
  /** How many are back in the basket. */
  readonly count: number;
  /** Lines that could not be restored, or not completely. */
  readonly lost: readonly BasketTicket[];
  /** Lines, as they were, whose price has changed. */
  readonly repriced: readonly BasketTicket[];
  /** Lines that the server did not answer for: they may be tried again. */
  readonly left: readonly BasketTicket[];
  readonly interruption?: Exclude<Outcome<Basket>, { kind: 'done' }>;
}

type Add = (id: string, count: number) => Promise<Outcome<Basket>>;

/**
 * Puts lines back that were taken out, at today's price. They were free for everybody meanwhile: what somebody else has
 * now is reported, not tried again and again.
 */
export async function restoreTickets(tickets: readonly BasketTicket[], add: Add): Promise<RestoredTickets> {
  const lost: BasketTicket[] = [];
  const repriced: BasketTicket[] = [];
  let count = 0;
  for (const [index, ticket] of tickets.entries()) {
    const outcome = await addAsManyAsLeft(ticket, add);
    if (isInterrupted(outcome))
      return { count, lost, repriced, left: tickets.slice(index), interruption: outcome };
    const line =
      outcome.kind === 'done' ? outcome.answer.tickets.find(({ id }) => id === ticket.id) : undefined;
    const restored = line?.count ?? 0;
    count += restored;
    if (restored < ticket.count) lost.push(ticket);
    if (line && !hasSamePrice(line, ticket)) repriced.push(ticket);
  }
  return { count, lost, repriced, left: [] };
}

async function addAsManyAsLeft({ id, count }: BasketTicket, add: Add): Promise<Outcome<Basket>> {
  const outcome = await add(id, count);
  const problem = outcome.kind === 'refused' ? outcome.problem : undefined;
  const left =
    problem?.code === 'ticket_unavailable' || problem?.code === 'limit_exceeded' ? problem.left : 0;
  return left > 0 && left < count ? add(id, left) : outcome;
}

/** The server was not reached, or was too busy. */
const isInterrupted = (outcome: Outcome<Basket>): outcome is Exclude<Outcome<Basket>, { kind: 'done' }> =>
  outcome.kind === 'failed' ||
  (outcome.kind === 'refused' && ['overloaded', 'rate_limited'].includes(outcome.problem.code));

const hasSamePrice = (line: BasketTicket, ticket: BasketTicket) =>
  line.price === ticket.price && line.extra.service_fee === ticket.extra.service_fee;
