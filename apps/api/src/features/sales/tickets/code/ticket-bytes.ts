import { formatTicketId, parseTicketId, type TicketId } from '@parterre/domain/seats/ticket-id';
import { base32Letters } from '@parterre/domain/tickets/base32';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import type { TicketData } from './ticket-code.ts';

const version = 2;
export const keyIdBytes = 3;
const numberLetters = 10;
const minuteMs = 60_000;

/** Version, key, event, date, seat + 1 (or 0 and the zone), number, minute of the start as it was announced. */
export function writeTicketBytes(facts: TicketData, keyId: Uint8Array): Uint8Array {
  return Uint8Array.from([
    version,
    ...keyId,
    ...numberBytes(facts.eventId),
    ...numberBytes(facts.subject.dateId),
    ...subjectBytes(facts.subject),
    ...numberBytes(digitsOf(facts.number)),
    ...numberBytes(Math.floor(facts.announcedStart.getTime() / minuteMs)),
  ]);
}

/** Undefined when these are not the bytes of a ticket. */
export function readTicketBytes(bytes: Uint8Array): { keyId: Uint8Array; facts: TicketData } | undefined {
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
  const announcedStart = momentOf(reader.takeNumber());
  reader.end();
  return { keyId, facts: { eventId, subject, number, announcedStart } };
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

/** Thrown when bytes are not what they should be; whoever reads a whole ticket catches it. */
class ByteFault extends Error {
  override readonly name = 'ByteFault';
}

/** Reads one thing after another. */
class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(count: number): Uint8Array {
    const taken = this.#bytes.subarray(this.#at, this.#at + count);
    if (taken.length < count) throw new ByteFault('too short');
    this.#at += count;
    return taken;
  }

  /** Seven bits in a byte, the lowest first; the shortest form alone. */
  takeNumber(): number {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = this.take(1)[0] ?? 0;
      value += (byte & 127) * factor;
      factor *= 128;
      if (value > Number.MAX_SAFE_INTEGER) throw new ByteFault('too large');
    } while (byte > 127);
    if (byte === 0 && factor > 128) throw new ByteFault('not the shortest form');
    return value;
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new ByteFault('too long');
  }
}

function numberBytes(value: number): number[] {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`not a whole number: ${value}`);
  return value < 128 ? [value] : [(value % 128) + 128, ...numberBytes(Math.floor(value / 128))];
}
