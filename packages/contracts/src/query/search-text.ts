import { z } from 'zod';

const maxSearchLength = 200;

/** What a visitor typed. Blank is the same as not given. */
export const searchText = z
  .string()
  .max(maxSearchLength, `must have at most ${maxSearchLength} characters`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text without control characters')
  .transform((text) => text.normalize('NFC').trim() || undefined);
