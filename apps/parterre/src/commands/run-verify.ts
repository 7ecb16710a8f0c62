import { readConfig } from '@parterre/api/config';
import { type TicketData, verifyTicket } from '@parterre/api/features/sales/tickets/code/ticket-code';
import { keyFolder, openKeyRing } from '@parterre/api/features/sales/tickets/keys/key-ring';
import { admitTicket } from '@parterre/api/features/sales/tickets/tickets.service';
import { StartFault } from '@parterre/api/start-fault';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { print } from '../print.ts';
import { withDatabase } from './with-database.ts';

/** `verify CODE`: whether a ticket is ours, by its code, and lets a person in now, by its performance and our books. */
export async function runVerify(args: readonly string[]): Promise<number> {
  // A code that was broken into lines is still one code.
  const code = args.join('').replace(/\s/g, '').toUpperCase();
  if (code === '') throw new StartFault('Which ticket? npm run parterre -- verify CODE');
  const ring = await openKeyRing(keyFolder(readConfig().dataDir));
  const verdict = verifyTicket(code, ring.public);
  if (verdict.kind !== 'genuine') {
    print(sentences[verdict.kind]);
    return 1;
  }
  const { data } = verdict;
  const { admission, startsAt } = await withDatabase((db) => admitTicket(db, data, new Date()));
  print(sentences[admission]);
  for (const line of describeTicket(data, startsAt)) print(line);
  return admission === 'valid' ? 0 : 1;
}

const sentences = {
  valid: 'Valid.',
  revoked: 'Revoked: its money was given back.',
  'not-issued': 'Signed with our key, but our books do not have it.',
  'wrong-performance': 'Ours, but for another performance.',
  cancelled: 'Ours, but its performance is cancelled.',
  postponed: 'Ours, but its performance is postponed: no new day is known yet.',
  'too-early': 'Ours, but not good yet.',
  'too-late': 'Ours, but not good any more.',
  'unknown-key': 'Not ours: it names a key that we do not have.',
  forged: 'Forged: the signature is not ours.',
  malformed: 'This is not the code of a ticket.',
};

function* describeTicket({ eventId, subject, number, announcedStart }: TicketData, startsAt: Date | null) {
  yield `ticket ${formatTicketNumber(number)}`;
  yield `event ${eventId}, performance ${subject.performanceId}, ${describePlace(subject)}`;
  if (startsAt === null) return;
  yield `starts at ${startsAt.toISOString()}`;
  if (startsAt.getTime() !== announcedStart.getTime())
    yield `when it was sold, the start was announced for ${announcedStart.toISOString()}`;
}

const describePlace = (subject: TicketData['subject']) =>
  subject.kind === 'seat' ? `seat ${subject.seat}` : `zone ${subject.zone}`;
