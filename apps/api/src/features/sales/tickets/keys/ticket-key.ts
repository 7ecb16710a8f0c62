import { createPrivateKey, generateKeyPairSync, hash, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { keyIdBytes } from '@parterre/domain/tickets/ticket-bytes';

export type PublicTicketKey = TicketKeys['keys'][number];

/** One key that tickets are signed with. */
export interface TicketKey {
  readonly id: Uint8Array;
  readonly privateKey: KeyObject;
  /** What anyone may know of it. */
  readonly public: PublicTicketKey;
}

/** A key's id is part of its digest, so that no list of ids need be kept. */
const keyId = (x: string) => hash('sha256', Buffer.from(x, 'base64url'), 'buffer').subarray(0, keyIdBytes);

export const keyName = (id: Uint8Array): string => Buffer.from(id).toString('base64url');

export function parseTicketKey(jwk: JsonWebKey): TicketKey {
  const { x, crv } = jwk;
  if (crv !== 'Ed25519' || x === undefined) throw new TypeError('not a key for tickets');
  const id = keyId(x);
  return {
    id,
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    public: { kty: 'OKP', crv, kid: keyName(id), x },
  };
}

export const makeTicketJwk = (): JsonWebKey =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
