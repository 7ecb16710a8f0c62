import { z } from 'zod';
import { maxId } from '../values/id.ts';

/** A whole number in the address. Its digits are bounded, so that it is exact before it is compared. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

export const idParameter = wholeNumber(1, maxId);
