import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentType } from './content-types.ts';
import type { OpenFile } from './open-file.ts';
import { cacheControl, securityHeaders, sharingHeaders } from './response-headers.ts';

/** How long a file may be kept, by its path. */
export type Caching = (path: string) => string;

const fileHeaders = (file: OpenFile, caching: Caching): OutgoingHttpHeaders => ({
  ...securityHeaders,
  ...sharingHeaders(file.path),
  'Content-Type': contentType(file.path),
  'Cache-Control': caching(file.path),
  Vary: 'Accept-Encoding',
  ...(file.encoding ? { 'Content-Encoding': file.encoding } : {}),
});

/** Sends a file that was found: whole, in part, or as "you have it already". */
export async function sendFile(
  response: ServerResponse,
  file: OpenFile,
  caching: Caching = cacheControl,
): Promise<void> {
  const headers = { ...fileHeaders(file, caching), ETag: file.etag, 'Accept-Ranges': 'bytes' };
  if (matchesEtag(response.req, file)) return void response.writeHead(304, headers).end();
  const range = readByteRange(rangeHeader(response.req, file), file.size);
  switch (range.kind) {
    case 'unsatisfiable':
      return void response.writeHead(416, { ...headers, 'Content-Range': `bytes */${file.size}` }).end();
    case 'whole':
      response.writeHead(200, { ...headers, 'Content-Length': file.size });
      return sendBody(response, file);
    case 'part': {
      const { start, end } = range;
      const contentRange = `bytes ${start}-${end}/${file.size}`;
      response.writeHead(206, {
        ...headers,
        'Content-Range': contentRange,
        'Content-Length': end - start + 1,
      });
      return sendBody(response, file, { start, end });
    }
  }
}

/** Sends the 404 or the 500 page; it has no version of its own to ask for. */
export function sendErrorPage(response: ServerResponse, status: 404 | 500, file: OpenFile): Promise<void> {
  response.writeHead(status, { ...fileHeaders(file, cacheControl), 'Content-Length': file.size });
  return sendBody(response, file);
}

interface Part {
  readonly start: number;
  readonly end: number;
}

async function sendBody(response: ServerResponse, { body }: OpenFile, part?: Part): Promise<void> {
  if (response.req.method === 'HEAD') return void response.end();
  if (Buffer.isBuffer(body)) return void response.end(part ? body.subarray(part.start, part.end + 1) : body);
  await pipeline(body.createReadStream({ ...part, autoClose: false }), response);
}

function matchesEtag(request: IncomingMessage, file: OpenFile): boolean {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags !== undefined && (tags.includes(file.etag) || tags.includes('*'));
}

/** A part of another version than the one the client holds is of no use to it. */
function rangeHeader(request: IncomingMessage, file: OpenFile): string | undefined {
  const version = request.headers['if-range'];
  return version === undefined || version === file.etag ? request.headers.range : undefined;
}

type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

/** One range is honoured; several at once, or another unit, get the whole file, as RFC 9110 §14.2 allows. */
function readByteRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return start > end ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}
