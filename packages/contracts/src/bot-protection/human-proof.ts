import { z } from 'zod';

/** What a form sends to show that a person filled it in: one of the first two is enough, and the last stays empty. */
export const humanProof = {
  recaptcha_token: z.string().max(10_000).optional(),
  proof_of_work: z
    .string()
    .max(500)
    .optional()
    .describe('A challenge, a colon, and the number that it asks for'),
  website: z.string().max(500).optional().describe('People do not see this field'),
};

/** As a client sends it. */
export type HumanProof = {
  readonly [Key in keyof typeof humanProof]?: z.input<(typeof humanProof)[Key]>;
};

/** A number was thought of; whoever tries one after the other finds it. */
const work = z
  .object({
    challenge: z.string().describe('The salt of every try'),
    tries: z.int().min(1).describe('The number is below this'),
    rounds: z.int().min(1).describe('Of PBKDF2 with HMAC and SHA-256, for each try'),
    target: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .describe('The first 128 bits derived from the number, written in decimal digits'),
  })
  .meta({ id: 'Work' });
export type Work = z.infer<typeof work>;

export const workChallenge = z
  .object({ work: work.nullable().describe('Null when nobody is asked for work') })
  .meta({ id: 'WorkChallenge' });
export type WorkChallenge = z.infer<typeof workChallenge>;
