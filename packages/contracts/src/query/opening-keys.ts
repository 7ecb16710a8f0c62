import { z } from 'zod';
import { commaList } from './comma-list.ts';

/** More codes than a visitor has use for at once. */
const maxKeys = 5;

/** What a code that opens withheld places is known by, to whoever has sent the code itself once: nobody finds one by guessing. */
export const openingKeys = commaList(z.uuid())
  .refine((keys) => keys.length <= maxKeys, { error: `must have at most ${maxKeys} items` })
  .optional()
  .describe('Of codes that open withheld places, as they were answered for these codes');
