import { readConfig } from '@parterre/api/config';
import { readStanding } from '@parterre/api/features/orders/ticket-standing.service';
import type { TicketFacts } from '@parterre/api/features/tickets/code/ticket-facts';
import { verifyTicket } from '@parterre/api/features/tickets/code/verify-ticket';
import { keyFolder, openKeyRing } from '@parterre/api/features/tickets/keys/key-ring';
import { StartFault } from '@parterre/api/start-fault';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { say } from '../say.ts';
import { withDatabase } from './with-database.ts';

/** `verify CODE`: whether a ticket is ours and good now, by its code, and whether it was revoked, by our books. */
export async function runVerify(args: readonly string[]): Promise<number> {
  // A code that was broken into lines is still one code.
  const code = args.join('').replace(/\s/g, '').toUpperCase();
  if (code === '') throw new StartFault('Which ticket? npm run parterre -- verify CODE');
  const ring = await openKeyRing(keyFolder(readConfig().dataDir));
  const verdict = verifyTicket(code, ring.public, new Date());
  const standing =
    verdict.kind === 'valid' ? await withDatabase((db) => readStanding(db, verdict.facts)) : 'good';
  const found = standing === 'good' ? verdict.kind : standing;
  say(sentences[found]);
  if ('facts' in verdict) for (const line of tellFacts(verdict.facts)) say(line);
  return found === 'valid' ? 0 : 1;
}

const sentences = {
  valid: 'Valid.',
  revoked: 'Revoked: its money was given back.',
  'not-issued': 'Signed with our key, but our books do not have it.',
  'too-early': 'Ours, but not good yet.',
  'too-late': 'Ours, but not good any more.',
  'unknown-key': 'Not ours: it names a key that we do not have.',
  forged: 'Forged: the signature is not ours.',
  malformed: 'This is not the code of a ticket.',
};

function* tellFacts({ eventId, subject, number, validFrom, validUntil }: TicketFacts) {
  yield `ticket ${formatTicketNumber(number)}`;
  yield `event ${eventId}, date ${subject.dateId}, ${placeOf(subject)}`;
  yield `good from ${validFrom.toISOString()} until ${validUntil.toISOString()}`;
}

const placeOf = (subject: TicketFacts['subject']) =>
  subject.kind === 'seat' ? `seat ${subject.seat}` : `zone ${subject.zone}`;
