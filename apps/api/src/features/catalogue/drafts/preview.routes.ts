import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPreview } from './preview.ts';

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
  readonly landing?: string;
  readonly '*'?: string;
}

/** Pages of drafts, at addresses that nobody guesses. */
export function addPreviewRoutes(app: FastifyInstance, draw: DrawPreview, assetHost: string): void {
  const policy = previewPolicy(assetHost);
  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string | undefined) => {
    const { key, landing } = request.params as PreviewParams;
    const acceptedLanguages = request.headers['accept-language'] ?? '';
    const landingId = landing === undefined ? undefined : Number(landing);
    const { status, html } = await draw({ key, landingId, path, acceptedLanguages });
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
  for (const base of ['/preview/:key', '/preview/:key/sites/:landing(^[1-9]\\d{0,8}$)']) {
    for (const url of [base, `${base}/`])
      app.get(url, hidden, (request, reply) => answer(request, reply, undefined));
    app.get(`${base}/pages`, hidden, (request, reply) => answer(request, reply, '/'));
    app.get(`${base}/pages/*`, hidden, (request, reply) =>
      answer(request, reply, `/${(request.params as PreviewParams)['*'] ?? ''}`.replace(/(.)\/$/, '$1')),
    );
  }
}
