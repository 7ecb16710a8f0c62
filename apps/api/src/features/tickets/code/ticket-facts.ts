import type { TicketId } from '@parterre/domain/seats/ticket-id';

/** What a code says of its ticket. */
export interface TicketFacts {
  readonly eventId: number;
  /** The date, and the seat or the zone. */
  readonly subject: TicketId;
  /** As `makeTicketNumber` makes it. */
  readonly number: string;
  /** To the minute. */
  readonly validFrom: Date;
  readonly validUntil: Date;
}
