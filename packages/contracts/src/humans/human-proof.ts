import { z } from 'zod';

/** What a form sends to show that a person filled it in: one of the first two is enough, and the last stays empty. */
export const humanProof = {
  recaptcha_token: z.string().max(10_000).optional(),
  proof_of_work: z
    .string()
    .max(500)
    .optional()
    .describe(
      'A challenge, a colon, and a number such that the SHA-256 of it all begins with enough zero bits',
    ),
  website: z.string().max(500).optional().describe('People do not see this field'),
};

/** As a client sends it. */
export type HumanProof = {
  readonly [Key in keyof typeof humanProof]?: z.input<(typeof humanProof)[Key]>;
};

export const workChallenge = z
  .object({
    challenge: z.string().nullable().describe('Null when nobody is asked for work'),
    bits: z.int().min(0).describe('How many zero bits a solution begins with'),
  })
  .meta({ id: 'WorkChallenge' });
export type WorkChallenge = z.infer<typeof workChallenge>;
