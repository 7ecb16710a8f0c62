import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SimulatedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface SimulatedAnswer {
  readonly status: number;
  readonly body: object;
}

/** A stand-in for a provider's API: a real server, which can break when told to. */
export async function openSimulator(answer: (request: SimulatedRequest) => SimulatedAnswer) {
  let fault: 'none' | 'error' | 'cut' = 'none';
  /** Answers that are thrown away after the work was done: the caller never hears of it. */
  let answersToLose = 0;
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulator');
    const asked = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
    };
    const body = await text(request);
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'error') return void response.writeHead(500).end('{}');
    const answered = answer({ ...asked, body });
    if (answersToLose-- > 0) return void request.socket.destroy();
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answered.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakDown: (kind: 'none' | 'error' | 'cut') => {
      fault = kind;
    },
    loseAnswers: (count: number) => {
      answersToLose = count;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
