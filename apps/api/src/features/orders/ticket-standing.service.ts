import type { Db } from '../../database/connect.ts';
import type { TicketFacts } from '../tickets/code/ticket-facts.ts';
import { selectIsRevoked } from './tickets.queries.ts';

/** What the books say of a ticket whose code is ours, which the code alone cannot tell. */
export async function readStanding(
  db: Db,
  { eventId, number }: TicketFacts,
): Promise<'good' | 'revoked' | 'not-issued'> {
  const isRevoked = await selectIsRevoked(db, eventId, number);
  if (isRevoked === undefined) return 'not-issued';
  return isRevoked ? 'revoked' : 'good';
}
