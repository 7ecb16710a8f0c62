import { z } from 'zod';

/** RFC 8037: an Ed25519 public key as a JWK. */
const ticketKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string(),
  x: z.base64url(),
});

/** With these anyone can verify a ticket offline. */
export const ticketKeys = z.object({ keys: z.array(ticketKey) }).meta({ id: 'TicketKeys' });
export type TicketKeys = z.infer<typeof ticketKeys>;
