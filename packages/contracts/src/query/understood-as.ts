import { z } from 'zod';

/** Whoever meant what was typed puts it in quotation marks. */
export const understoodAs = z
  .string()
  .optional()
  .describe('What the text was taken for, unless for what was typed: text in quotation marks always is');
