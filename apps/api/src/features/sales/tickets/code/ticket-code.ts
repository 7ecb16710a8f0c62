import { createPublicKey, sign, verify } from 'node:crypto';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import type { TicketId } from '@parterre/domain/seats/ticket-id';
import { decodeBase32, encodeBase32 } from '@parterre/domain/tickets/base32';
import { keyName, type PublicTicketKey, type TicketKey } from '../keys/ticket-key.ts';
import { readTicketBytes, writeTicketBytes } from './ticket-bytes.ts';

/** What a code says of its ticket. */
export interface TicketData {
  readonly eventId: number;
  /** The date, and the seat or the zone. */
  readonly subject: TicketId;
  /** As `makeTicketNumber` makes it. */
  readonly number: string;
  /** To the minute, and only for people to read: the performance may have been moved since. */
  readonly announcedStart: Date;
}

/** What the QR of a ticket holds: its facts and a signature over them. */
export function signTicket(facts: TicketData, { id, privateKey }: TicketKey): string {
  const bytes = writeTicketBytes(facts, id);
  return encodeBase32(Buffer.concat([bytes, sign(null, bytes, privateKey)]));
}

export type Verdict =
  /** Ours. Whether it lets a person in now is for what the door knows of its performance to say (`decideAdmission`). */
  | { readonly kind: 'genuine'; readonly facts: TicketData }
  | { readonly kind: 'forged' }
  /** Signed, if at all, with a key that is not among these. */
  | { readonly kind: 'unknown-key'; readonly keyId: string }
  | { readonly kind: 'malformed' };

const signatureBytes = 64;

/** Needs no network: the code and the published keys are enough. */
export function verifyTicket(code: string, { keys }: TicketKeys): Verdict {
  const bytes = decodeBase32(code) ?? new Uint8Array();
  const [signed, signature] = [bytes.subarray(0, -signatureBytes), bytes.subarray(-signatureBytes)];
  const ticket = readTicketBytes(signed);
  if (!ticket) return { kind: 'malformed' };
  const keyId = keyName(ticket.keyId);
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return { kind: 'unknown-key', keyId };
  if (!isSignedBy(key, signed, signature)) return { kind: 'forged' };
  return { kind: 'genuine', facts: ticket.facts };
}

function isSignedBy({ kty, crv, x }: PublicTicketKey, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, signed, key, signature);
}
