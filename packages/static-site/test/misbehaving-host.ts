import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostRules } from '../src/host/host-rules.ts';
import { createStaticHost } from '../src/host/static-host.ts';
import { listen } from './listen.ts';

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export const status =
  (code: number): Behaviour =>
  (_, response) =>
    response.writeHead(code, { 'Content-Type': 'text/plain' }).end('as told');

export const cut: Behaviour = (_, response) => response.destroy();

export const body =
  (type: string, text: string): Behaviour =>
  (_, response) =>
    response.writeHead(200, { 'Content-Type': type }).end(text);

/** Never answers. */
export const silence: Behaviour = () => undefined;

interface RecordedRequest {
  readonly method: string;
  /** Path and query, as asked for. */
  readonly path: string;
  readonly isDocument: boolean;
}

export interface MisbehavingHost {
  readonly origin: string;
  /** What has been requested since the last `reset`. */
  readonly requests: readonly RecordedRequest[];
  /** Answers requests for a path, or all that the expression fits, in this way. The last one set counts. */
  readonly respond: (path: string | RegExp, behaviour: Behaviour) => void;
  /** Holds answers back until the returned function is called. */
  readonly hold: (path: string | RegExp) => () => void;
  /** Forgets both what it was to answer and what was requested. */
  readonly reset: () => void;
  /** Paths of the data files requested, in order. */
  readonly dataRequests: () => string[];
  readonly documentRequests: () => string[];
  readonly stop: () => Promise<void>;
}

/** The static host of a published folder, as long as no other response is set. */
export async function misbehavingHost(folder: string, rules: HostRules): Promise<MisbehavingHost> {
  const serve = createStaticHost({
    ...rules,
    folder,
    report: (error) => {
      throw error;
    },
  });
  let responses: { readonly path: string | RegExp; readonly behaviour: Behaviour }[] = [];
  const requests: RecordedRequest[] = [];

  const { origin, stop } = await listen((request, response) => {
    const { method = '', url = '' } = request;
    if (url === '/favicon.ico') return void response.writeHead(404).end(); // the browser's own wish
    requests.push({ method, path: url, isDocument: request.headers['sec-fetch-dest'] === 'document' });
    const found = responses.findLast(({ path }) =>
      typeof path === 'string' ? path === url : path.test(url),
    );
    (found?.behaviour ?? serve)(request, response);
  });

  const respond = (path: string | RegExp, behaviour: Behaviour) => void responses.push({ path, behaviour });

  const hold = (path: string | RegExp) => {
    const held: (() => void)[] = [];
    let isHeld = true;
    respond(path, (request, response) => {
      if (isHeld) held.push(() => serve(request, response));
      else serve(request, response);
    });
    return () => {
      isHeld = false;
      for (const release of held) release();
    };
  };

  return {
    origin,
    requests,
    respond,
    hold,
    reset: () => {
      responses = [];
      requests.length = 0;
    },
    dataRequests: () => requests.map(({ path }) => path).filter((path) => path.endsWith('/page-data.json')),
    documentRequests: () => requests.filter(({ isDocument }) => isDocument).map(({ path }) => path),
    stop,
  };
}
