import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const files = [
  { url: '/docs', file: 'docs.html', type: 'text/html; charset=utf-8' },
  { url: '/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
  { url: '/docs/quality.css', file: 'quality.css', type: 'text/css; charset=utf-8' },
  { url: '/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
];

const policy = "default-src 'none'; connect-src 'self'; style-src 'self'; script-src 'self'; base-uri 'none'";

/** A page on which every call can be tried. It asks nobody but this server. */
export function addDocsPages(app: FastifyInstance): void {
  for (const { url, file, type } of files) {
    const content = readFileSync(new URL(`docs/${file}`, import.meta.url));
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header('content-security-policy', policy).send(content),
    );
  }
}
