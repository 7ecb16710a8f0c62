import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Its code reader is WebAssembly, which is the one thing beyond the console's own policy. Workers take the policy of their file. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self' blob:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types door',
].join('; ');

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const neverChanges = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** The stewards' app as it was built into a folder. Nothing in it belongs to anybody: what does, a paired phone asks for. */
export function addDoorPages(app: FastifyInstance, folder: string): void {
  const schema = { hide: true };
  app.get('/door', { schema }, async (_request, reply) => reply.redirect('/door/', 308));
  app.get('/door/', { schema }, async (request, reply) => {
    const sent = await send(request, reply, { file: join(folder, 'index.html'), keep: askAgain });
    return (
      sent ?? reply.code(503).header('retry-after', 5).type('text/plain').send('The pages are being made.')
    );
  });
  for (const name of ['sw.js', 'manifest.webmanifest', 'icon.svg'])
    app.get(`/door/${name}`, { schema }, async (request, reply) => {
      const sent = await send(request, reply, { file: join(folder, name), keep: askAgain });
      return sent ?? reply.callNotFound();
    });
  app.get<{ Params: { name: string } }>('/door/assets/:name', { schema }, async (request, reply) => {
    const { name } = request.params;
    const file = /^[\w-][\w.-]*$/.test(name) ? join(folder, 'assets', name) : '';
    const sent = file && (await send(request, reply, { file, keep: neverChanges }));
    return sent || reply.callNotFound();
  });
}

interface Asked {
  readonly file: string;
  readonly keep: string;
}

async function send(request: FastifyRequest, reply: FastifyReply, { file, keep }: Asked) {
  const kind = kinds[extname(file)];
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const packed = takesBrotli && kind ? await read(`${file}.br`) : undefined;
  const content = packed ?? (kind ? await read(file) : undefined);
  if (!content || !kind) return undefined;
  if (packed) reply.header('content-encoding', 'br');
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': keep, vary: 'accept-encoding' })
    .type(kind)
    .send(content);
}

const read = (file: string) => readFile(file).catch(() => undefined);
