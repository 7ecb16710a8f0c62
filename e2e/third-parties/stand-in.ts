import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { scripts } from './stand-in-scripts.ts';

export const moods = ['well', 'slow', 'failing', 'blocked'] as const;
export type Mood = (typeof moods)[number];

/** A request that reached a third party. */
export interface Heard {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export interface StandIn {
  mood: Mood;
  readonly heard: Heard[];
  readonly hosts: () => string[];
  /** From now on this browser finds the stand-in in place of everybody who is not the site. */
  readonly takePlace: (context: BrowserContext) => Promise<unknown>;
  /** Where the API asks about tokens. */
  readonly verifyUrl: () => string;
  readonly close: () => Promise<unknown>;
}

/** Longer than any test waits. */
const slowMs = 60_000;

/** One server that plays every third party in whatever mood it is told. */
export async function openStandIn(): Promise<StandIn> {
  const heard: Heard[] = [];
  const pending = new Set<NodeJS.Timeout>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const host = String(request.headers['x-host'] ?? 'verifier');
    const body = await text(request);
    heard.push({ host, path: url.pathname, query: url.searchParams, body });
    if (standIn.mood === 'slow') return void pending.add(setTimeout(() => response.destroy(), slowMs));
    if (standIn.mood === 'failing') return void response.writeHead(500).end();
    const script = scripts[url.pathname];
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', script ? 'text/javascript' : 'application/json');
    response.end(
      script ?? JSON.stringify({ success: new URLSearchParams(body).get('response')?.startsWith('good-') }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of that kind.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const standIn: StandIn = {
    mood: 'well',
    heard,
    hosts: () => [...new Set(heard.map(({ host }) => host))].sort(),
    verifyUrl: () => `${address}/recaptcha/api/siteverify`,
    takePlace: (context) =>
      context.route(/^https:\/\/(?!parterre\.example)/, async (route) => {
        const { host, pathname, search } = new URL(route.request().url());
        if (standIn.mood === 'blocked') return route.abort('blockedbyclient');
        const answer = await route
          .fetch({ url: address + pathname + search, headers: { 'x-host': host }, timeout: slowMs })
          .catch(() => undefined); // the test is over
        return answer && route.fulfill({ response: answer }).catch(() => undefined);
      }),
    close: async () => {
      for (const timer of pending) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
