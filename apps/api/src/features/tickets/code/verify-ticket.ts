import { createPublicKey, verify } from 'node:crypto';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { decodeBase32 } from '@parterre/domain/tickets/base32';
import { keyName, type PublicTicketKey } from '../keys/ticket-key.ts';
import { readTicketBytes } from './ticket-bytes.ts';
import type { TicketFacts } from './ticket-facts.ts';

export type Verdict =
  /** Ours, and good at this moment. Whether it was revoked or used, only a list can tell. */
  | { readonly kind: 'valid'; readonly facts: TicketFacts }
  | { readonly kind: 'too-early'; readonly facts: TicketFacts }
  | { readonly kind: 'too-late'; readonly facts: TicketFacts }
  | { readonly kind: 'forged' }
  /** Signed, if at all, with a key that is not among these. */
  | { readonly kind: 'unknown-key'; readonly keyId: string }
  | { readonly kind: 'malformed' };

const signatureBytes = 64;

/** Needs no network: the code and the published keys are enough. */
export function verifyTicket(code: string, { keys }: TicketKeys, now: Date): Verdict {
  const bytes = decodeBase32(code) ?? new Uint8Array();
  const [signed, signature] = [bytes.subarray(0, -signatureBytes), bytes.subarray(-signatureBytes)];
  const ticket = readTicketBytes(signed);
  if (!ticket) return { kind: 'malformed' };
  const keyId = keyName(ticket.keyId);
  const key = keys.find(({ kid }) => kid === keyId);
  if (!key) return { kind: 'unknown-key', keyId };
  if (!isSignedBy(key, signed, signature)) return { kind: 'forged' };
  const { facts } = ticket;
  if (now < facts.validFrom) return { kind: 'too-early', facts };
  return { kind: now < facts.validUntil ? 'valid' : 'too-late', facts };
}

function isSignedBy({ kty, crv, x }: PublicTicketKey, signed: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  return verify(null, signed, key, signature);
}
