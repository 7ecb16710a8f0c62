import { sign } from 'node:crypto';
import { encodeBase32 } from '@parterre/domain/tickets/base32';
import type { TicketKey } from '../keys/ticket-key.ts';
import { writeTicketBytes } from './ticket-bytes.ts';
import type { TicketFacts } from './ticket-facts.ts';

/** What the QR of a ticket holds: its facts and a signature over them. */
export function signTicket(facts: TicketFacts, { id, privateKey }: TicketKey): string {
  const bytes = writeTicketBytes(facts, id);
  return encodeBase32(Buffer.concat([bytes, sign(null, bytes, privateKey)]));
}
