import { formatOfferId, type OfferId, parseOfferId } from '../seats/offer-id.ts';
import { base32Letters, decodeBase32 } from './base32.ts';
import { readTicketNumber } from './ticket-number.ts';

/** What a code says of its ticket. */
export interface TicketData {
  readonly eventId: number;
  /** The date, and the seat or the zone. */
  readonly subject: OfferId;
  /** As `makeTicketNumber` makes it. */
  readonly number: string;
  /** To the minute, and only for people to read: the performance may have been moved since. */
  readonly announcedStart: Date;
}

/** A code taken apart: whether the signature is good is for a key to say. */
export interface TicketCodeParts {
  /** Which key is said to have signed it. */
  readonly keyId: Uint8Array;
  readonly data: TicketData;
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
}

/** As many bytes of its digest as a ticket code names its key by. */
export const keyIdBytes = 3;

const signatureBytes = 64;
const version = 2;
const numberLetters = 10;
const minuteMs = 60_000;

/** Undefined when this is not the code of a ticket. */
export function parseTicketCode(code: string): TicketCodeParts | undefined {
  const bytes = decodeBase32(code) ?? new Uint8Array();
  const [signed, signature] = [bytes.subarray(0, -signatureBytes), bytes.subarray(-signatureBytes)];
  const ticket = readTicketBytes(signed);
  return ticket && { ...ticket, signed, signature };
}

/** Version, key, event, date, seat + 1 (or 0 and the zone), number, minute of the start as it was announced. */
export function writeTicketBytes(data: TicketData, keyId: Uint8Array): Uint8Array {
  return Uint8Array.from([
    version,
    ...keyId,
    ...numberBytes(data.eventId),
    ...numberBytes(data.subject.performanceId),
    ...subjectBytes(data.subject),
    ...numberBytes(decodeNumber(data.number)),
    ...numberBytes(Math.floor(data.announcedStart.getTime() / minuteMs)),
  ]);
}

function readTicketBytes(bytes: Uint8Array): { keyId: Uint8Array; data: TicketData } | undefined {
  try {
    return readTicket(new ByteReader(bytes));
  } catch (error) {
    if (error instanceof ByteFault) return undefined;
    throw error;
  }
}

function readTicket(reader: ByteReader) {
  if (reader.take(1)[0] !== version) throw new ByteFault('another version');
  const keyId = reader.take(keyIdBytes);
  const eventId = reader.takeNumber();
  const subject = takeSubject(reader, reader.takeNumber());
  const number = encodeNumber(reader.takeNumber());
  const announcedStart = toMoment(reader.takeNumber());
  reader.end();
  return { keyId, data: { eventId, subject, number, announcedStart } };
}

const subjectBytes = (subject: OfferId): number[] =>
  subject.kind === 'seat'
    ? numberBytes(subject.seat + 1)
    : [0, ...numberBytes(subject.zone.length), ...Array.from(subject.zone, (letter) => letter.charCodeAt(0))];

function takeSubject(reader: ByteReader, performanceId: number): OfferId {
  const seat = reader.takeNumber() - 1;
  const subject: OfferId =
    seat >= 0
      ? { kind: 'seat', performanceId, seat }
      : { kind: 'general', performanceId, zone: String.fromCharCode(...takeText(reader)) };
  const parsed = parseOfferId(formatOfferId(subject));
  if (!parsed) throw new ByteFault('no such ticket');
  return parsed;
}

const takeText = (reader: ByteReader): Uint8Array => reader.take(reader.takeNumber());

function decodeNumber(number: string): number {
  if (readTicketNumber(number) !== number) throw new RangeError(`not the number of a ticket: ${number}`);
  return [...number].reduce((value, letter) => value * 32 + base32Letters.indexOf(letter), 0);
}

function encodeNumber(value: number): string {
  let letters = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 32)) letters = base32Letters[rest % 32] + letters;
  if (letters.length > numberLetters) throw new ByteFault('number too long');
  return letters.padStart(numberLetters, '0');
}

function toMoment(minutes: number): Date {
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
