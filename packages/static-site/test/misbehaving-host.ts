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

interface Asked {
  readonly method: string;
  /** Path and query, as asked for. */
  readonly path: string;
  readonly isDocument: boolean;
}

export interface MisbehavingHost {
  readonly origin: string;
  /** What has been asked for since the last `calm`. */
  readonly asked: readonly Asked[];
  /** Answers requests for a path, or all that the expression fits, as told. The last word counts. */
  readonly tell: (path: string | RegExp, behaviour: Behaviour) => void;
  /** Holds answers back until the returned function is called. */
  readonly hold: (path: string | RegExp) => () => void;
  /** Forgets what it was told and what it was asked. */
  readonly calm: () => void;
  /** Paths of the data files asked for, in order. */
  readonly dataAsked: () => string[];
  readonly documentsAsked: () => string[];
  readonly stop: () => Promise<void>;
}

/** The static host of a published folder, as long as it is not told to do otherwise. */
export async function misbehavingHost(folder: string, rules: HostRules): Promise<MisbehavingHost> {
  const serve = createStaticHost({
    ...rules,
    folder,
    report: (error) => {
      throw error;
    },
  });
  let told: { readonly path: string | RegExp; readonly behaviour: Behaviour }[] = [];
  const asked: Asked[] = [];

  const { origin, stop } = await listen((request, response) => {
    const { method = '', url = '' } = request;
    if (url === '/favicon.ico') return void response.writeHead(404).end(); // the browser's own wish
    asked.push({ method, path: url, isDocument: request.headers['sec-fetch-dest'] === 'document' });
    const found = told.findLast(({ path }) => (typeof path === 'string' ? path === url : path.test(url)));
    (found?.behaviour ?? serve)(request, response);
  });

  const tell = (path: string | RegExp, behaviour: Behaviour) => void told.push({ path, behaviour });

  const hold = (path: string | RegExp) => {
    const held: (() => void)[] = [];
    let isHeld = true;
    tell(path, (request, response) => {
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
    asked,
    tell,
    hold,
    calm: () => {
      told = [];
      asked.length = 0;
    },
    dataAsked: () => asked.map(({ path }) => path).filter((path) => path.endsWith('/page-data.json')),
    documentsAsked: () => asked.filter(({ isDocument }) => isDocument).map(({ path }) => path),
    stop,
  };
}
