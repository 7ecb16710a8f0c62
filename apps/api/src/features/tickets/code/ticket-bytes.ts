import { formatTicketId, parseTicketId, type TicketId } from '@parterre/domain/seats/ticket-id';
import { base32Letters } from '@parterre/domain/tickets/base32';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { ByteFault, ByteReader, numberBytes } from './byte-reader.ts';
import type { TicketFacts } from './ticket-facts.ts';

const version = 1;
export const keyIdBytes = 3;
const numberLetters = 10;
const minuteMs = 60_000;

/** Version, key, event, date, seat + 1 (or 0 and the zone), number, minute it begins, minutes it lasts. */
export function writeTicketBytes(facts: TicketFacts, keyId: Uint8Array): Uint8Array {
  const from = Math.floor(facts.validFrom.getTime() / minuteMs);
  const until = Math.floor(facts.validUntil.getTime() / minuteMs);
  return Uint8Array.from([
    version,
    ...keyId,
    ...numberBytes(facts.eventId),
    ...numberBytes(facts.subject.dateId),
    ...subjectBytes(facts.subject),
    ...numberBytes(digitsOf(facts.number)),
    ...numberBytes(from),
    ...numberBytes(until - from),
  ]);
}

/** Undefined when these are not the bytes of a ticket. */
export function readTicketBytes(bytes: Uint8Array): { keyId: Uint8Array; facts: TicketFacts } | undefined {
  try {
    return read(new ByteReader(bytes));
  } catch (error) {
    if (error instanceof ByteFault) return undefined;
    throw error;
  }
}

function read(reader: ByteReader) {
  if (reader.take(1)[0] !== version) throw new ByteFault('another version');
  const keyId = reader.take(keyIdBytes);
  const eventId = reader.takeNumber();
  const subject = takeSubject(reader, reader.takeNumber());
  const number = lettersOf(reader.takeNumber());
  const from = reader.takeNumber();
  const until = from + reader.takeNumber();
  reader.end();
  const facts = { eventId, subject, number, validFrom: momentOf(from), validUntil: momentOf(until) };
  return { keyId, facts };
}

const subjectBytes = (subject: TicketId): number[] =>
  subject.kind === 'seat'
    ? numberBytes(subject.seat + 1)
    : [0, ...numberBytes(subject.zone.length), ...Buffer.from(subject.zone, 'ascii')];

function takeSubject(reader: ByteReader, dateId: number): TicketId {
  const seat = reader.takeNumber() - 1;
  const subject: TicketId =
    seat >= 0
      ? { kind: 'seat', dateId, seat }
      : { kind: 'general', dateId, zone: Buffer.from(reader.take(reader.takeNumber())).toString('ascii') };
  const known = parseTicketId(formatTicketId(subject));
  if (!known) throw new ByteFault('no such ticket');
  return known;
}

function digitsOf(number: string): number {
  if (readTicketNumber(number) !== number) throw new RangeError(`not the number of a ticket: ${number}`);
  return [...number].reduce((value, letter) => value * 32 + base32Letters.indexOf(letter), 0);
}

function lettersOf(value: number): string {
  let letters = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 32)) letters = base32Letters[rest % 32] + letters;
  if (letters.length > numberLetters) throw new ByteFault('number too long');
  return letters.padStart(numberLetters, '0');
}

function momentOf(minutes: number): Date {
  const moment = new Date(minutes * minuteMs);
  if (Number.isNaN(moment.getTime())) throw new ByteFault('no such moment');
  return moment;
}
