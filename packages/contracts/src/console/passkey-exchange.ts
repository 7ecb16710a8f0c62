import { z } from 'zod';
import { passkeyName } from './staff.ts';

/** What browsers and passkeys say to each other is WebAuthn's (`PublicKeyCredential.toJSON`); here it is held to its form. */
const maxBytesText = 16_384;
const base64Url = z
  .string()
  .min(1)
  .max(maxBytesText)
  .regex(/^[\w-]+$/, 'must be base64url');

const credential = {
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

export const attestation = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64Url,
      attestationObject: base64Url,
      transports: z.array(z.string().max(32)).max(10).optional(),
    }),
  })
  .meta({ id: 'Attestation' });
export type Attestation = z.infer<typeof attestation>;

export const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64Url,
      authenticatorData: base64Url,
      signature: base64Url,
      userHandle: base64Url.nullish(),
    }),
  })
  .meta({ id: 'Assertion' });
export type Assertion = z.infer<typeof assertion>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const creationOptions = z
  .looseObject({ challenge: base64Url, rp: z.object({ id: z.string().optional(), name: z.string() }) })
  .meta({ id: 'PasskeyCreationOptions' });

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const requestOptions = z
  .looseObject({ challenge: base64Url, rpId: z.string().optional() })
  .meta({ id: 'PasskeyRequestOptions' });

export const invitationKey = z
  .object({ token: z.string().regex(/^[\w-]{43}$/, 'must be the token of a link') })
  .meta({ id: 'InvitationKey' });

export const signInRequest = z.object({ assertion }).meta({ id: 'SignInRequest' });

export const passkeyStart = z
  .object({ step_up: assertion.optional().describe('Unless the session came by an invitation') })
  .meta({ id: 'PasskeyStart' });

export const newPasskey = z.object({ name: passkeyName, attestation }).meta({ id: 'NewPasskey' });
