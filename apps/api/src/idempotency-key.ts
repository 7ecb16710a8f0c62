import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Under which a visitor's change is made once, with a digest of what is asked: a key used for something else is noticed. */
export interface IdempotencyKey {
  readonly text: string;
  readonly digest: string;
}

/** Undefined when the request came without one. */
export function readIdempotencyKey({
  headers,
  method,
  url,
  body,
}: Pick<FastifyRequest, 'headers' | 'method' | 'url' | 'body'>): IdempotencyKey | undefined {
  const text = headers['idempotency-key']?.toString();
  if (text === undefined) return undefined;
  return { text, digest: hash('sha1', JSON.stringify([method, url, body]), 'base64url') };
}
