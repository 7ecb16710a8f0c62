import { z } from 'zod';

/** A decimal number in the currency named beside it, rounded to 2 places (spec §3). */
export const money = z.number().min(0);
