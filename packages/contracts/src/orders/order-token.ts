import { z } from 'zod';

/** At least 128 random bits, in the letters of a URL. */
export const orderToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'must be an order token');

export const orderParams = z.object({ token: orderToken });
