import type { Assertion, Attestation } from '@parterre/contracts/console/passkey-exchange';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

// The one file that knows the library. Whatever it refuses, it throws.

const partyName = 'Parterre';
/** ES256, EdDSA, RS256: what every platform can, the shortest first. */
const algorithms = [-7, -8, -257];
/** For a person to find the key in a bag; the challenge itself is good for as long as `challenges.service.ts` says. */
const timeoutMs = 300_000;

export interface KnownPasskey {
  readonly id: string;
  readonly transports: readonly string[];
}

interface PasskeyOwner {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

const partyId = (origin: string) => new URL(origin).hostname;
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const accountBytes = (accountId: string) => new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
const toDescriptors = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));

/** For a passkey that names its account by itself and asks whoever holds it for a PIN or a finger. */
export const makeCreationOptions = async (
  origin: string,
  challenge: string,
  { accountId, email, name }: PasskeyOwner,
  existing: readonly KnownPasskey[],
) => ({
  ...(await generateRegistrationOptions({
    rpName: partyName,
    rpID: partyId(origin),
    userID: accountBytes(accountId),
    userName: email,
    userDisplayName: name,
    challenge: toBytes(challenge),
    timeout: timeoutMs,
    excludeCredentials: toDescriptors(existing),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })),
});

/** Of these passkeys one must sign; without any named, whichever the person chooses. */
export const makeRequestOptions = async (
  origin: string,
  challenge: string,
  allowed: readonly KnownPasskey[] = [],
) => ({
  ...(await generateAuthenticationOptions({
    rpID: partyId(origin),
    challenge: toBytes(challenge),
    timeout: timeoutMs,
    userVerification: 'required',
    allowCredentials: toDescriptors(allowed),
  })),
});

export interface MadePasskey {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly isSynced: boolean;
}

/** Undefined when it was not made here, for this challenge, by a person who proved to be there. */
export async function verifyAttestation(
  origin: string,
  challenge: string,
  { authenticatorAttachment: _, ...made }: Attestation,
): Promise<MadePasskey | undefined> {
  const { transports: _transports, ...response } = made.response;
  const verified = await verifyRegistrationResponse({
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: partyId(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refusedByLibrary);
  if (!verified?.verified) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    isSynced: credentialBackedUp,
  };
}

interface SigningPasskey {
  readonly id: string;
  readonly account_id: string;
  readonly public_key: Buffer;
  readonly sign_count: number;
}

/** How often it has signed by now; undefined when this passkey did not sign this challenge here. */
export async function verifyAssertion(
  origin: string,
  challenge: string,
  { authenticatorAttachment: _, ...made }: Assertion,
  passkey: SigningPasskey,
): Promise<number | undefined> {
  const { userHandle, ...response } = made.response;
  const owner = Buffer.from(accountBytes(passkey.account_id)).toString('base64url');
  if (userHandle && userHandle !== owner) return undefined;
  const verified = await verifyAuthenticationResponse({
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: partyId(origin),
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  }).catch(refusedByLibrary);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** It throws for whatever is wrong with what a browser sent; that is a refusal here, and no fault of ours. */
const refusedByLibrary = () => undefined;

/** Which challenge somebody says to have signed: what it is worth, the signature tells. */
export function readChallenge(clientDataJson: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    // Anybody may send anything.
    return undefined;
  }
}
