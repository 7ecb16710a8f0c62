import type { Assertion, Attestation } from '@parterre/contracts/console/passkey-exchange';
import type { Me } from '@parterre/contracts/console/staff';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import {
  type Act,
  addPasskey,
  type PasskeyOptions,
  signIn,
  startPasskey,
  startSignIn,
  startStepUp,
} from './console-api.ts';

/** Why a passkey signed nothing. */
export class PasskeyFault extends Error {
  override readonly name = 'PasskeyFault';
  declare readonly code: 'passkey_cancelled' | 'passkey_known' | 'unsupported';

  constructor(code: PasskeyFault['code'], cause: unknown) {
    super(code, { cause });
    Object.assign(this, { code });
  }
}

async function ask<Answer>(authenticator: () => Promise<Answer>): Promise<Answer> {
  if (typeof PublicKeyCredential === 'undefined') throw new PasskeyFault('unsupported', undefined);
  try {
    return await authenticator();
  } catch (fault) {
    const isKnown =
      fault instanceof WebAuthnError && fault.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyFault(isKnown ? 'passkey_known' : 'passkey_cancelled', fault);
  }
}

// The server has made the options and reads the answers by WebAuthn's own rules; here both are handed on.
const sign = async (options: PasskeyOptions): Promise<Assertion> =>
  (await ask(() =>
    startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }),
  )) as Assertion;

export const signInByPasskey = async (): Promise<Me> => signIn(await sign(await startSignIn()));

/** A touch that counts for this act and no other. */
export const confirmByPasskey = async (act: Act): Promise<Assertion> => sign(await startStepUp(act));

/** The first one needs no other; every further one is confirmed by one that is there. */
export async function createPasskey(name: string, isFirst: boolean): Promise<void> {
  const stepUp = isFirst ? undefined : await confirmByPasskey({ command: 'passkey.add', input: {} });
  const options = await startPasskey(stepUp);
  const attestation = await ask(() =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
  await addPasskey(name, attestation as Attestation);
}
