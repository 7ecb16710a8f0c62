import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Of the page, for the one kind of text in it that is not a file: styles that its controls add, each known by the nonce. */
const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // Pages of sites, beside the forms that change them.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

const nonceBytes = 16;
const neverChanges = 'public, max-age=31536000, immutable';

/** Only for whoever opens a page: what a program asks for and is not there is not there. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** The console's own pages, as they were built into a folder: files by the digest in their names, and one page for all of its addresses. */
export function addConsolePages(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>('/assets/:name', { schema: { hide: true } }, async (request, reply) =>
    sendAsset(request, reply, join(folder, 'assets'), request.params.name),
  );
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || !wantsPage(request)) return reply.callNotFound();
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined)
      return reply.code(503).header('retry-after', 5).type('text/plain').send('The pages are being made.');
    const nonce = randomBytes(nonceBytes).toString('base64');
    return reply
      .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('{nonce}', nonce));
  });
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, folder: string, name: string) {
  const kind = /^[\w-][\w.-]*$/.test(name) ? kinds[extname(name)] : undefined;
  if (kind === undefined) return reply.callNotFound();
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const packed = takesBrotli ? await read(join(folder, `${name}.br`)) : undefined;
  const content = packed ?? (await read(join(folder, name)));
  if (!content) return reply.callNotFound();
  if (packed) reply.header('content-encoding', 'br');
  return reply.headers({ 'cache-control': neverChanges, vary: 'accept-encoding' }).type(kind).send(content);
}

const read = (file: string) => readFile(file).catch(() => undefined);
