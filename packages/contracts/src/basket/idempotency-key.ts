import { z } from 'zod';

/** Made once for each thing a visitor does: asking again under the same key does not do it again. */
const key = z.string().regex(/^[\x21-\x7e]{8,128}$/, 'must have 8 to 128 characters, without spaces');

/** Loose, since a request has other headers too. */
export const idempotencyHeaders = z.looseObject({ 'idempotency-key': key.optional() });

export const requiredIdempotencyHeaders = z.looseObject({ 'idempotency-key': key });
