import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface PreviewRequest {
  /** Of the draft. */
  readonly key: string;
  /** Of a page, as the site has it; undefined for the list of those that the draft touches. */
  readonly path: string | undefined;
  /** As a browser names them. */
  readonly acceptedLanguages: string;
}

export interface PreviewAnswer {
  readonly status: 200 | 404 | 409 | 503;
  readonly html: string;
}

/** Draws pages as they would be with a draft. Whoever has pages can; other processes have no such route. */
export type DrawPreview = (request: PreviewRequest) => Promise<PreviewAnswer>;

const busySeconds = 2;

/** Nothing runs in it, whatever a text of the draft brought along, and it looks as it does to those who let nothing run. */
const previewPolicy = (assetHost: string) =>
  [
    'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "script-src 'none'",
    `style-src 'self' 'unsafe-inline' ${assetHost}`,
    `font-src 'self' data: ${assetHost}`,
    `img-src 'self' https: data: ${assetHost}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');

interface PreviewParams {
  readonly key: string;
  readonly '*'?: string;
}

/** Pages of drafts, at addresses that nobody guesses. */
export function addPreviewRoutes(app: FastifyInstance, draw: DrawPreview, assetHost: string): void {
  const policy = previewPolicy(assetHost);
  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string | undefined) => {
    const { key } = request.params as PreviewParams;
    const acceptedLanguages = request.headers['accept-language'] ?? '';
    const { status, html } = await draw({ key, path, acceptedLanguages });
    if (status === 503) reply.header('retry-after', busySeconds);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(html);
  };
  const hidden = { schema: { hide: true } };
  for (const url of ['/preview/:key', '/preview/:key/'])
    app.get(url, hidden, (request, reply) => answer(request, reply, undefined));
  app.get('/preview/:key/pages', hidden, (request, reply) => answer(request, reply, '/'));
  app.get('/preview/:key/pages/*', hidden, (request, reply) =>
    answer(request, reply, `/${(request.params as PreviewParams)['*'] ?? ''}`.replace(/(.)\/$/, '$1')),
  );
}
