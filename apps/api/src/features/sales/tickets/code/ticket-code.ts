import { createPublicKey, sign, verify } from 'node:crypto';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { formatOfferId, type OfferId, parseOfferId } from '@parterre/domain/seats/offer-id';
import { base32Letters, decodeBase32, encodeBase32 } from '@parterre/domain/tickets/base32';
import { readTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { keyIdBytes, keyName, type PublicTicketKey, type TicketKey } from '../keys/ticket-key.ts';

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

/** What the QR of a ticket holds: its data and a signature over them. */
export function signTicket(data: TicketData, { id, privateKey }: TicketKey): string {
  const bytes = writeTicketBytes(data, id);
  return encodeBase32(Buffer.concat([bytes, sign(null, bytes, privateKey)]));
}

export type TicketVerdict =
  /** Ours. Whether it lets a person in now is for what the door knows of its performance to say (`decideAdmission`). */
  | { readonly kind: 'genuine'; readonly data: TicketData }
  | { readonly kind: 'forged' }
  /** Signed, if at all, with a key that is not among these. */
  | { readonly kind: 'unknown-key'; readonly keyId: string }
  | { readonly kind: 'malformed' };

const signatureBytes = 64;

/** Needs no network: the code and the published keys are enough. */
export function verifyTicket(code: string, { keys }: TicketKeys): TicketVerdict {
  const bytes = decodeBase32(code) ?? new Uint8Array();
  const [signed, signature] = [bytes.subarray(0, -signatureBytes), bytes.subarray(-signatureBytes)];
  const ticket = readTicketBytes(signed);
  if (!ticket) return { kind: 'malformed' };
  const keyId = keyName(ticket.keyId);
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return { kind: 'unknown-key', keyId };
  if (!isSignedBy(key, signed, signature)) return { kind: 'forged' };
  return { kind: 'genuine', data: ticket.data };
}

function isSignedBy({ kty, crv, x }: PublicTicketKey, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, signed, key, signature);
}

const version = 2;
const numberLetters = 10;
const minuteMs = 60_000;

/** Version, key, event, date, seat + 1 (or 0 and the zone), number, minute of the start as it was announced. */
function writeTicketBytes(data: TicketData, keyId: Uint8Array): Uint8Array {
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

/** Undefined when these are not the bytes of a ticket. */
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
    : [0, ...numberBytes(subject.zone.length), ...Buffer.from(subject.zone, 'ascii')];

function takeSubject(reader: ByteReader, performanceId: number): OfferId {
  const seat = reader.takeNumber() - 1;
  const subject: OfferId =
    seat >= 0
      ? { kind: 'seat', performanceId, seat }
      : {
          kind: 'general',
          performanceId,
          zone: Buffer.from(reader.take(reader.takeNumber())).toString('ascii'),
        };
  const parsed = parseOfferId(formatOfferId(subject));
  if (!parsed) throw new ByteFault('no such ticket');
  return parsed;
}

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
