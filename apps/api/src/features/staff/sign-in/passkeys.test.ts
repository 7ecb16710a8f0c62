import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeAuthenticator } from '../../../testing/console/software-authenticator.ts';
import { readInvitationToken, writeInvitationToken } from './invitation-links.ts';
import { readChallenge, verifyAssertion, verifyAttestation } from './passkeys.ts';

const origin = 'https://console.example';
const challenge = Buffer.alloc(32, 1).toString('base64url');
const accountId = '6f1f3c5e-7a10-4c8f-9d2b-000000000001';
const userId = Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');

const authenticator = makeAuthenticator();
const party = { challenge, rp: { id: 'console.example' }, user: { id: userId } };
const attestation = authenticator.create(party, { origin });
const assertion = authenticator.get({ challenge, rpId: 'console.example' }, { origin });

/** One byte of it, or of a part of it, is another. */
const altered = (text: string, from = 0, to?: number) =>
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(([place, by]) => {
    const bytes = Buffer.from(text, 'base64url');
    const part = bytes.subarray(from, to);
    const at = place % part.length;
    part[at] = (part[at] ?? 0) ^ by;
    return bytes.toString('base64url');
  });
// A signature is two numbers in a wrapping (DER) that the library reads leniently; the numbers are what counts.
const alteredSignature = (signature: string) => fc.oneof(altered(signature, 5, 34), altered(signature, -30));
const anyBytes = fc
  .uint8Array({ minLength: 1, maxLength: 300 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const often = { numRuns: 300 };

it('what a browser says of a new passkey is kept or refused, whatever it is', async () => {
  expect(await verifyAttestation(origin, challenge, attestation)).toMatchObject({ id: attestation.id });
  const { response } = attestation;
  const spoilt = fc.oneof(anyBytes, altered(response.attestationObject));
  await fc.assert(
    fc.asyncProperty(spoilt, async (attestationObject) => {
      await verifyAttestation(origin, challenge, {
        ...attestation,
        response: { ...response, attestationObject },
      });
    }),
    often,
  );
});

it('a signature is good as it was made, and no other', async () => {
  const made = await verifyAttestation(origin, challenge, attestation);
  if (!made) throw new Error('the passkey was refused');
  const passkey = { id: made.id, account_id: accountId, public_key: made.publicKey, sign_count: 0 };
  expect(await verifyAssertion(origin, challenge, assertion, passkey)).toBe(1);
  const { response } = assertion;
  const spoilt = fc.oneof(
    altered(response.authenticatorData).map((authenticatorData) => ({ ...response, authenticatorData })),
    alteredSignature(response.signature).map((signature) => ({ ...response, signature })),
    altered(response.clientDataJSON).map((clientDataJSON) => ({ ...response, clientDataJSON })),
    anyBytes.map((signature) => ({ ...response, signature })),
  );
  await fc.assert(
    fc.asyncProperty(spoilt, async (changed) => {
      const verified = await verifyAssertion(origin, challenge, { ...assertion, response: changed }, passkey);
      expect(verified).toBeUndefined();
    }),
    often,
  );
});

it('whatever somebody says to have signed is a challenge or none', () => {
  expect(readChallenge(assertion.response.clientDataJSON)).toBe(challenge);
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const read = readChallenge(Buffer.from(text).toString('base64url'));
      expect(['string', 'undefined']).toContain(typeof read);
    }),
    often,
  );
});

it('the token of an invitation is ours or none', () => {
  const token = writeInvitationToken('a secret', accountId);
  expect(readInvitationToken('a secret', token)).toBe(accountId);
  expect(readInvitationToken('another', token)).toBeUndefined();
  fc.assert(
    fc.property(fc.oneof(anyBytes, altered(token)), (text) => {
      expect(readInvitationToken('a secret', text)).toBeUndefined();
    }),
    often,
  );
});
