import type { Db } from '../../database/connect.ts';
import type { TicketFacts } from '../tickets/code/ticket-facts.ts';

/** Where orders are kept, and what keeping them takes. */
export interface OrderStore {
  readonly db: Db;
  /** The database's clock when undefined. */
  readonly clock: (() => Date) | undefined;
  /** Tells those who watch that something of these dates was taken or freed. */
  readonly announce: (dateIds: readonly number[]) => void;
  /** Told of what has been written into the journal, once it is there for good. */
  readonly noted?: ((what: string) => void) | undefined;
  /** What the QR of a ticket holds. */
  readonly signTicket: (facts: TicketFacts) => string;
}
