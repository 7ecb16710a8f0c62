import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostRules } from './host-rules.ts';
import { acceptedEncodings, closeFile, type FileOpener, fileOpener, type OpenFile } from './open-file.ts';
import { revalidatedCaching, securityHeaders, transportSecurity } from './response-headers.ts';
import { type RoutedRequest, requestRouter } from './route-request.ts';
import { type Caching, sendErrorPage, sendFile } from './send-file.ts';

export interface StaticHostOptions extends HostRules {
  /** The published folder. */
  readonly folder: string;
  /** By default what the page engine writes is kept as its names allow. */
  readonly caching?: Caching;
  /** Where what has no file yet is to be had meanwhile. */
  readonly findElsewhere?: (path: string) => string | undefined;
  /** Told of every request that ended in a 500. */
  readonly report: (error: unknown, request: IncomingMessage) => void;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves a published folder by the rules of one machine: hand it to `http.createServer` or call it from a route. */
export function createStaticHost(options: StaticHostOptions): RequestHandler {
  const route = requestRouter(options);
  const host = { ...options, openFile: fileOpener(options.folder) };
  return async (request, response) => {
    if (options.isSecure) response.setHeader(transportSecurity.name, transportSecurity.value);
    try {
      await answer(host, route(request.url ?? '/'), response);
    } catch (error) {
      // If this fails too, the visitor has gone or the disk has: there is nobody to tell.
      await answerFailure(host, error, response).catch(() => response.destroy());
    }
  };
}

interface Host extends StaticHostOptions {
  readonly openFile: FileOpener;
}

async function answer(host: Host, routed: RoutedRequest, response: ServerResponse) {
  if (response.req.method !== 'GET' && response.req.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD' };
    return sendText(response, { status: 405, text: 'Only GET and HEAD are served here', headers });
  }
  switch (routed.kind) {
    case 'malformed':
      return sendText(response, { status: 400, text: 'The address is not well formed' });
    case 'redirect':
      return sendText(response, { status: 301, text: 'Moved', headers: { Location: routed.location } });
    case 'files':
      return answerWithFile(host, routed.candidates, response);
  }
}

async function answerWithFile(
  { openFile, caching, findElsewhere }: Host,
  candidates: readonly string[],
  response: ServerResponse,
) {
  const { headers } = response.req;
  // A range counts bytes of the plain file, so it is served as such.
  const encodings = headers.range ? [] : acceptedEncodings(headers['accept-encoding']);
  const found = await openFile(candidates, encodings);
  if (found) return closing(found, sendFile(response, found, caching));
  const elsewhere = findElsewhere?.(response.req.url ?? '/');
  if (elsewhere !== undefined)
    return sendText(response, { status: 302, text: 'Elsewhere for now', headers: { Location: elsewhere } });
  const page = await openFile(['/404.html'], encodings);
  if (page) return closing(page, sendErrorPage(response, 404, page));
  return sendText(response, { status: 404, text: 'Not found' });
}

async function answerFailure({ openFile, report }: Host, error: unknown, response: ServerResponse) {
  if (isDisconnect(error)) return;
  report(error, response.req);
  if (response.headersSent) return void response.destroy();
  const page = await openFile(['/500.html'], []).catch(() => undefined); // the disk itself may be the trouble
  if (page) return closing(page, sendErrorPage(response, 500, page));
  return sendText(response, { status: 500, text: 'The server failed' });
}

const closing = (file: OpenFile, sent: Promise<void>) => sent.finally(() => closeFile(file));

const disconnects = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

const isDisconnect = (error: unknown) =>
  error instanceof Error && 'code' in error && disconnects.includes(String(error.code));

interface TextAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers where no file of the site can. */
function sendText(response: ServerResponse, { status, text, headers }: TextAnswer): void {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': revalidatedCaching };
  response.writeHead(status, { ...securityHeaders, ...type, ...headers }).end(text);
}
