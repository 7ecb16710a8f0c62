import type { FastifyInstance } from 'fastify';

/** An answer of the API is data: nothing in it may run, and no page may stand around it. Pages among them say what they need. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

const onlySecure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): void {
  const all = isSecure ? { ...headers, ...onlySecure } : headers;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
}
