import { createPublicKey, sign, verify } from 'node:crypto';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { encodeBase32 } from '@parterre/domain/tickets/base32';
import { parseTicketCode, type TicketData, writeTicketBytes } from '@parterre/domain/tickets/ticket-bytes';
import { keyName, type PublicTicketKey, type TicketKey } from '../keys/ticket-key.ts';

export type { TicketData };

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

/** Needs no network: the code and the published keys are enough. */
export function verifyTicket(code: string, { keys }: TicketKeys): TicketVerdict {
  const ticket = parseTicketCode(code);
  if (!ticket) return { kind: 'malformed' };
  const { data, signed, signature } = ticket;
  const keyId = keyName(ticket.keyId);
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return { kind: 'unknown-key', keyId };
  if (!isSignedBy(key, signed, signature)) return { kind: 'forged' };
  return { kind: 'genuine', data };
}

function isSignedBy({ kty, crv, x }: PublicTicketKey, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, signed, key, signature);
}
