import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readByteRange } from './byte-range.ts';
import { contentTypeOf } from './content-types.ts';
import type { OpenFile } from './open-file.ts';
import { cachingOf, securityHeaders, sharingHeaders } from './response-headers.ts';

const headersOf = (file: OpenFile): OutgoingHttpHeaders => ({
  ...securityHeaders,
  ...sharingHeaders(file.path),
  'Content-Type': contentTypeOf(file.path),
  'Cache-Control': cachingOf(file.path),
  ETag: file.etag,
  Vary: 'Accept-Encoding',
  'Accept-Ranges': 'bytes',
  ...(file.encoding ? { 'Content-Encoding': file.encoding } : {}),
});

/** Sends a file that was found: whole, in part, or as "you have it already". */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
): Promise<void> {
  const headers = headersOf(file);
  if (isKnown(request, file)) return void response.writeHead(304, headers).end();
  const range = readByteRange(rangeHeader(request, file), file.size);
  if (range.kind === 'unsatisfiable') {
    return void response.writeHead(416, { ...headers, 'Content-Range': `bytes */${file.size}` }).end();
  }
  if (range.kind === 'whole')
    return sendBody(request, response.writeHead(200, { ...headers, 'Content-Length': file.size }), file);
  const { start, end } = range;
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${file.size}`,
    'Content-Length': end - start + 1,
  });
  return sendBody(request, response, file, { start, end });
}

/** Sends a file under another status than its own: the 404 and 500 pages. */
export function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: OpenFile,
) {
  const { ETag: _, 'Accept-Ranges': __, ...headers } = headersOf(file);
  response.writeHead(status, { ...headers, 'Content-Length': file.size });
  return sendBody(request, response, file);
}

async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  file: OpenFile,
  part: { readonly start?: number; readonly end?: number } = {},
): Promise<void> {
  if (request.method === 'HEAD') return void response.end();
  await pipeline(file.handle.createReadStream({ ...part, autoClose: false }), response);
}

function isKnown(request: IncomingMessage, file: OpenFile): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes(file.etag) || known.includes('*'));
}

/** A part of another version than the one the client holds is of no use to it. */
function rangeHeader(request: IncomingMessage, file: OpenFile): string | undefined {
  const version = request.headers['if-range'];
  return version === undefined || version === file.etag ? request.headers.range : undefined;
}
