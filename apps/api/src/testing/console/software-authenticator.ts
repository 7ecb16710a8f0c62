import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '@parterre/contracts/console/passkey-exchange';
import { encodeCbor } from './cbor.ts';

/** What a browser hands to an authenticator, as far as it matters here. */
export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}
export interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
  readonly allowCredentials?: readonly { readonly id: string }[];
}

/** Where and how it is used; each part may be made wrong. */
export interface Ceremony {
  readonly origin: string;
  readonly isUserVerified?: boolean;
  readonly challenge?: string;
  readonly rpId?: string;
}

/** Makes passkeys and signs with them, as a real one would: ES256, no attestation. */
export interface SoftwareAuthenticator {
  create(options: CreationOptions, ceremony: Ceremony): Attestation;
  get(options: RequestOptions, ceremony: Ceremony): Assertion;
  /** Another that holds the same keys and has counted as far. */
  clone(): SoftwareAuthenticator;
}

interface Credential {
  readonly id: Buffer;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  signCount: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, signCount: number, credential?: Buffer): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(signCount);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
}

/** RFC 9053: an elliptic curve key (2) for ES256 (-7) on P-256 (1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

export function makeAuthenticator(credentials: Credential[] = []): SoftwareAuthenticator {
  const flags = ({ isUserVerified = true }: Ceremony) => userPresent | (isUserVerified ? userVerified : 0);
  return {
    create: ({ challenge, rp, user }, ceremony) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential = { id: randomBytes(32), userHandle: user.id, privateKey, signCount: 0 };
      credentials.push(credential);
      const length = Buffer.from([0, credential.id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential.id, coseKey(publicKey)]);
      const rpId = ceremony.rpId ?? rp.id ?? '';
      const authData = authenticatorData(rpId, flags(ceremony) | hasCredential, 0, attested);
      const id = credential.id.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData(
            'webauthn.create',
            ceremony.challenge ?? challenge,
            ceremony.origin,
          ).toString('base64url'),
          attestationObject: encodeCbor(
            new Map<string, string | Buffer | ReadonlyMap<string, string>>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authData],
            ]),
          ).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: ({ challenge, rpId, allowCredentials = [] }, ceremony) => {
      const isAllowed = ({ id }: Credential) =>
        allowCredentials.length === 0 ||
        allowCredentials.some((allowed) => allowed.id === id.toString('base64url'));
      const credential = credentials.find(isAllowed);
      if (!credential) throw new Error('this authenticator has no passkey that is asked for');
      credential.signCount += 1;
      const authData = authenticatorData(ceremony.rpId ?? rpId ?? '', flags(ceremony), credential.signCount);
      const data = clientData('webauthn.get', ceremony.challenge ?? challenge, ceremony.origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), credential.privateKey);
      const id = credential.id.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: credential.userHandle,
        },
      };
    },
    clone: () => makeAuthenticator(credentials.map((credential) => ({ ...credential }))),
  };
}
