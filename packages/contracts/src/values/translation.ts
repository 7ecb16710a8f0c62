import { z } from 'zod';

/** Texts stand in the language asked for; `lang_fallback` says that some are in the main language instead. */
export const translation = { lang_fallback: z.boolean().optional() };
