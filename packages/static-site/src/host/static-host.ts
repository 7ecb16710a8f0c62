import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { HostRules } from './host-rules.ts';
import { type OpenFile, openFile } from './open-file.ts';
import { revalidatedCaching, securityHeaders } from './response-headers.ts';
import { type RoutedRequest, requestRouter } from './route-request.ts';
import { sendErrorPage, sendFile } from './send-file.ts';

export interface StaticHostOptions extends HostRules {
  /** The published folder. */
  readonly folder: string;
  /** Told of every request that ended in a 500. */
  readonly report: (error: unknown, request: IncomingMessage) => void;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves a published folder by the rules of one machine: hand it to `http.createServer` or call it from a route. */
export function createStaticHost(options: StaticHostOptions): RequestHandler {
  const route = requestRouter(options);
  return async (request, response) => {
    try {
      await answer(options, route(request.url ?? '/'), request, response);
    } catch (error) {
      // If this fails too, the visitor has gone or the disk has: there is nobody to tell.
      await answerFailure(options, request, response, error).catch(() => response.destroy());
    }
  };
}

async function answer(
  options: StaticHostOptions,
  routed: RoutedRequest,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, 'Only GET and HEAD are served here', { Allow: 'GET, HEAD' });
  }
  switch (routed.kind) {
    case 'malformed':
      return sendText(response, 400, 'The address is not well formed');
    case 'redirect':
      return sendText(response, 301, 'Moved', { Location: routed.location });
    case 'files':
      return answerWithFile(options, routed.candidates, request, response);
  }
}

async function answerWithFile(
  { folder }: StaticHostOptions,
  candidates: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  // A range counts bytes of the plain file, so it is served as such.
  const encodings = request.headers.range ? [] : acceptedEncodings(request.headers['accept-encoding']);
  const found = await openFile(folder, candidates, encodings);
  if (found) return closing(found, sendFile(request, response, found));
  const page = await openFile(folder, ['/404.html'], encodings);
  if (page) return closing(page, sendErrorPage(request, response, 404, page));
  return sendText(response, 404, 'Not found');
}

async function answerFailure(
  { folder, report }: StaticHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
) {
  if (isDisconnect(error)) return;
  report(error, request);
  if (response.headersSent) return void response.destroy();
  const page = await openFile(folder, ['/500.html'], []).catch(() => undefined); // the disk itself may be the trouble
  if (page) return closing(page, sendErrorPage(request, response, 500, page));
  return sendText(response, 500, 'The server failed');
}

const closing = (file: OpenFile, sent: Promise<void>) => sent.finally(() => file.handle.close());

const disconnects = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

const isDisconnect = (error: unknown) =>
  error instanceof Error && 'code' in error && disconnects.includes(String(error.code));

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
) {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': revalidatedCaching };
  response.writeHead(status, { ...securityHeaders, ...type, ...headers }).end(text);
}
