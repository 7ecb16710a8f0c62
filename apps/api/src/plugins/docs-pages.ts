import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const own = (file: string) => new URL(`docs/${file}`, import.meta.url);

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const javaScript = 'text/javascript; charset=utf-8';

const swaggerUi = {
  css: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  script: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
};

const files = [
  { url: '/docs', file: own('docs.html'), type: html },
  { url: '/docs/docs.js', file: own('docs.js'), type: javaScript },
  { url: '/docs/quality.css', file: own('quality.css'), type: css },
  { url: '/docs/swagger-ui.css', file: swaggerUi.css, type: css },
  { url: '/docs/swagger-ui-bundle.js', file: swaggerUi.script, type: javaScript },
];

const policy =
  "default-src 'none'; connect-src 'self'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Swagger UI over the contract. It asks nobody but this server. */
export function addDocsPages(app: FastifyInstance): void {
  for (const { url, file, type } of files) {
    const content = readFileSync(file);
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header('content-security-policy', policy).send(content),
    );
  }
}
